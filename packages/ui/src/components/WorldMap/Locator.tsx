import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/context.ts'
import { OUTLINES_MAX_ZOOM } from './basemap.ts'
import { createMap } from './create-map.ts'
import { Inset } from './parts.tsx'

/** Some hundred kilometres around the middle. */
const LOCATOR_ZOOM = 4

interface LocatorProps {
  map: MapLibre
  styleUrl: string | undefined
}

const LocatorMap = ({ map, styleUrl }: LocatorProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const [isUnavailable, setUnavailable] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    try {
      // The map beside it says when a style fails.
      const locator = createMap(frame.current, { styleUrl, language, interactive: false, onStyleFailed: () => {} })
      const follow = () => locator.jumpTo({ center: map.getCenter(), zoom: LOCATOR_ZOOM })
      follow()
      map.on('moveend', follow)
      return () => {
        map.off('moveend', follow)
        locator.remove()
      }
    } catch {
      // A device may draw one map and have no room for another.
      setUnavailable(true)
      return undefined
    }
  }, [map, styleUrl, language])
  if (isUnavailable) return null
  return (
    <Inset aria-hidden="true">
      <div ref={frame} data-map="" />
    </Inset>
  )
}

/** Where in the world the map lies, while it is too close to tell. */
export const Locator = ({ map, styleUrl }: LocatorProps) => {
  const [isClose, setClose] = useState(false)
  useEffect(() => {
    const check = () => setClose(map.getZoom() > OUTLINES_MAX_ZOOM)
    check()
    map.on('zoomend', check)
    return () => {
      map.off('zoomend', check)
    }
  }, [map])
  return isClose && <LocatorMap map={map} styleUrl={styleUrl} />
}
