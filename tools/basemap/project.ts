import type { Position } from 'geojson'

/** Pixels from west to east at zoom 0, as MapLibre counts. */
export const WORLD = 512

/** Web Mercator in pixels at zoom 0. */
export const project = ([longitude = 0, latitude = 0]: Position): [x: number, y: number] => {
  const sine = Math.min(Math.max(Math.sin((latitude * Math.PI) / 180), -0.9999), 0.9999)
  return [(longitude / 360 + 0.5) * WORLD, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD]
}

/** The opposite of `project`. */
export const unproject = ([x, y]: readonly [x: number, y: number]): Position => [
  (x / WORLD - 0.5) * 360,
  (Math.atan(Math.sinh((0.5 - y / WORLD) * 2 * Math.PI)) * 180) / Math.PI,
]
