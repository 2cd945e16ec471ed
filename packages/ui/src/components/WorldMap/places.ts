import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson'
import type { MapPlace } from './types.ts'

type Coordinates = MapPlace['coordinates']

/** West, south, east and north in degrees; east lies beyond 180 where the shortest frame crosses the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The same longitude, counted on or back by whole turns until it lies within half a turn of another. */
export const nearLongitude = (longitude: number, other: number): number => longitude + 360 * Math.round((other - longitude) / 360)

/** The smallest frame around all points: it leaves out the widest gap between their longitudes. */
export const findBounds = (points: readonly Coordinates[]): Bounds | undefined => {
  const longitudes = points.map(([longitude]) => longitude).sort((one, other) => one - other)
  const latitudes = points.map(([, latitude]) => latitude)
  const [first] = longitudes
  if (first === undefined) return undefined
  const gaps = longitudes.map((longitude, at) => ({ at, width: (longitudes[at + 1] ?? first + 360) - longitude }))
  const { at } = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best))
  const next = longitudes[at + 1]
  const east = longitudes[at] ?? first
  return [next ?? first, Math.min(...latitudes), next === undefined ? east : east + 360, Math.max(...latitudes)]
}

/** Where the marks lie, and how much room each takes, which stands for so many. */
export const buildRooms = (marks: readonly { coordinates: Coordinates; count: number }[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: marks.map(({ coordinates: [longitude, latitude], count }) => ({
    type: 'Feature',
    properties: { room: count === 1 ? 'one' : 'several' },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
})

/** A line through the places in their order, each leg the short way around the globe. */
export const toRoute = (places: readonly MapPlace[]): Feature<LineString> => {
  const coordinates: [number, number][] = []
  for (const {
    coordinates: [longitude, latitude],
  } of places) {
    const before = coordinates.at(-1)
    coordinates.push([before ? nearLongitude(longitude, before[0]) : longitude, latitude])
  }
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }
}

/** Metres of a degree of latitude. */
const DEGREE_M = 111_320
/** Corners of what is drawn as a circle. */
const CORNERS = 64

/** The circles in which places lie whose coordinates are known as exactly as that. */
export const buildCircles = (places: readonly MapPlace[]): Feature<Polygon>[] =>
  places.flatMap(({ coordinates: [longitude, latitude], accuracy }) => {
    if (accuracy === undefined) return []
    const [height, turn] = [accuracy / DEGREE_M, (2 * Math.PI) / CORNERS]
    const width = height / Math.cos((latitude * Math.PI) / 180)
    const ring = Array.from({ length: CORNERS + 1 }, (_, at): [number, number] => [
      longitude + width * Math.cos((at % CORNERS) * turn),
      latitude + height * Math.sin((at % CORNERS) * turn),
    ])
    return [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }]
  })
