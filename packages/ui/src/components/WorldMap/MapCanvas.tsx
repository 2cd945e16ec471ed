import { useEffect, useMemo, useRef } from 'react'
import { MAX_ZOOM, setData } from './create-map.ts'
import { type KmlLayer, listPositions } from './kml.ts'
import { Locator } from './Locator.tsx'
import { loadLetters } from './letters.ts'
import { MapControls } from './MapControls.tsx'
import { MapSources } from './MapSources.tsx'
import { Marks } from './Marks.tsx'
import { Frame } from './parts.tsx'
import { buildCircles, findBounds, toRoute } from './places.ts'
import type { MapPlace } from './types.ts'
import { type MapFailures, useMap } from './use-map.ts'

/** Closer than this a fit never goes for places of unknown accuracy: one alone should still show where in the world it is. */
const FIT_MAX_ZOOM = 7
/** Room around the places in CSS pixels, for their marks. */
const FIT_PADDING = 56

export interface MapCanvasProps extends MapFailures {
  places: readonly MapPlace[]
  route: boolean
  kml: KmlLayer | undefined
  styleUrl: string | undefined
  /** In CSS pixels. */
  height: number
}

const nothing: KmlLayer['shapes'] = { type: 'FeatureCollection', features: [] }

/** The map itself, with MapLibre. */
const MapCanvas = ({ places, route, kml, styleUrl, height, onStyleFailed, onUnavailable }: MapCanvasProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const map = useMap(frame, { styleUrl, onStyleFailed, onUnavailable })
  const all = useMemo(() => [...places, ...(kml?.places ?? [])], [places, kml])

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
