import { AttributionControl, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/context.ts'
import { createMap, MAX_ZOOM, setData } from './create-map.ts'
import { type KmlLayer, listPositions } from './kml.ts'
import { Locator } from './Locator.tsx'
import { loadLetters } from './letters.ts'
import { MapControls } from './MapControls.tsx'
import { Marks } from './Marks.tsx'
import { Frame } from './parts.tsx'
import { buildCircles, findBounds, toRoute } from './places.ts'
import type { MapPlace } from './types.ts'

/** Whom the map is owed to, after the places in the order of the keyboard: MapLibre would put it before them. */
const MapSources = ({ map }: { map: MapLibre }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = new AttributionControl({ compact: false })
    place.current?.append(control.onAdd(map))
    return () => control.onRemove()
  }, [map])
  return <div ref={place} />
}

/** Closer than this a fit never goes for places of unknown accuracy: one alone should still show where in the world it is. */
const FIT_MAX_ZOOM = 7
/** Room around the places in CSS pixels, for their marks. */
const FIT_PADDING = 56

export interface MapCanvasProps {
  places: readonly MapPlace[]
  route: boolean
  kml: KmlLayer | undefined
  styleUrl: string | undefined
  /** In CSS pixels. */
  height: number
  onStyleFailed: () => void
  /** The browser has no WebGL. */
  onUnavailable: () => void
}

const nothing: KmlLayer['shapes'] = { type: 'FeatureCollection', features: [] }

/** The map itself, with MapLibre. */
const MapCanvas = ({ places, route, kml, styleUrl, height, onStyleFailed, onUnavailable }: MapCanvasProps) => {
  const t = useTranslate()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre>()
  const all = useMemo(() => [...places, ...(kml?.places ?? [])], [places, kml])

  const failures = useRef({ onStyleFailed, onUnavailable })
  failures.current = { onStyleFailed, onUnavailable }

  useEffect(() => {
    if (!frame.current) return
    const texts = {
      'Map.Title': t('media:map.canvas'),
      'CooperativeGesturesHandler.WindowsHelpText': t('media:map.gesture_ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('media:map.gesture_cmd'),
      'CooperativeGesturesHandler.MobileHelpText': t('media:map.gesture_touch'),
    }
    try {
      const made = createMap(frame.current, { styleUrl, language, texts, onStyleFailed: () => failures.current.onStyleFailed() })
      setMap(made)
      return () => {
        setMap(undefined)
        made.remove()
      }
    } catch {
      failures.current.onUnavailable()
      return undefined
    }
  }, [styleUrl, language, t])

  const circles = useMemo(() => buildCircles(places), [places])
  const fit = useMemo(() => {
    const exact = circles.flatMap(({ geometry }) => geometry.coordinates.flat() as [number, number][])
    const bounds = findBounds([...places.map(({ coordinates }) => coordinates), ...exact, ...(kml ? listPositions(kml) : [])])
    const maxZoom = circles.length > 0 ? MAX_ZOOM : FIT_MAX_ZOOM
    return () => bounds && map?.fitBounds(bounds, { padding: FIT_PADDING, maxZoom, duration: 200 })
  }, [map, places, circles, kml])

  useEffect(() => {
    fit()
  }, [fit])
  useEffect(() => map && setData(map, 'route', route ? toRoute(places) : nothing), [map, route, places])
  useEffect(
    () => map && setData(map, 'shapes', { type: 'FeatureCollection', features: [...(kml?.shapes.features ?? []), ...circles] }),
    [map, kml, circles],
  )

  return (
    <Frame style={{ height }}>
      <div ref={frame} data-map="" />
      {map && (
        <>
          <Marks map={map} places={all} numbered={route ? places.length : 0} />
          <Locator map={map} styleUrl={styleUrl} />
          <MapControls map={map} onFit={all.length > 0 ? fit : undefined} />
          <MapSources map={map} />
        </>
      )}
    </Frame>
  )
}

/** The map with what every one begins with: its letters, and the tiles of the world. */
export const loadMap = async () => {
  await Promise.all([import('./tiles/world.json'), loadLetters()])
  return { MapCanvas }
}
