import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useLayoutEffect } from 'react'
import { nearLongitude } from './places.ts'

/** Moves the elements of a layer along with the ground below them, in the order of the marks. */
export const useMarksOnGround = (
  map: MapLibre,
  layer: RefObject<HTMLElement | null>,
  marks: readonly { coordinates: readonly [number, number] }[],
): void => {
  useLayoutEffect(() => {
    const place = () => {
      const centre = map.getCenter().lng
      marks.forEach(({ coordinates: [longitude, latitude] }, at) => {
        const element = layer.current?.children[at]
        const { x, y } = map.project([nearLongitude(longitude, centre), latitude])
        if (element instanceof HTMLElement) element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      })
    }
    place()
    map.on('move', place)
    map.on('resize', place)
    return () => {
      map.off('move', place)
      map.off('resize', place)
    }
  }, [map, layer, marks])
}
