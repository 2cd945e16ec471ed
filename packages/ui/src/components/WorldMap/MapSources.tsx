import { AttributionControl, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef } from 'react'

/** Whom the map is owed to, after the places in the order of the keyboard: MapLibre would put it before them. */
export const MapSources = ({ map }: { map: MapLibre }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = new AttributionControl({ compact: false })
    place.current?.append(control.onAdd(map))
    return () => control.onRemove()
  }, [map])
  return <div ref={place} />
}
