import type { Classification } from '@tracemark/api/schemas'
import Supercluster from 'supercluster'
import type { Bounds } from './places.ts'
import type { MapPlace } from './types.ts'

/** One thing to press on the map: a place, or several that lie too close to be told apart. */
export interface Mark {
  key: string
  /** Longitude and latitude in degrees. */
  coordinates: [number, number]
  /** In the order of the list. */
  places: readonly MapPlace[]
  /** Position of the first place in the list. */
  first: number
  /** Position of the last one. */
  last: number
  /** The gravest of its places. */
  classification: Classification | undefined
  /** The zoom at which several places come apart; absent for a single place. */
  apartAt?: number
}

/** Two marks closer than this, in CSS pixels, are one. */
const CLUSTER_RADIUS = 40

const gravity: readonly (Classification | undefined)[] = [undefined, 'unclassified', 'notice', 'alert', 'warning']

const gravest = (places: readonly MapPlace[]): Classification | undefined =>
  gravity[Math.max(...places.map(({ classification }) => gravity.indexOf(classification)))]

/** Puts places that are too close into one mark. `maxZoom`: beyond it every place stands alone. */
export const createClusters = (places: readonly MapPlace[], maxZoom: number) => {
  const index = new Supercluster<{ at: number }>({ radius: CLUSTER_RADIUS, maxZoom }).load(
    places.map(({ coordinates }, at) => ({ type: 'Feature', properties: { at }, geometry: { type: 'Point', coordinates } })),
  )
  const createMark = (key: string, coordinates: readonly number[], numbers: readonly number[], apart: Pick<Mark, 'apartAt'>): Mark => {
    const members = numbers.flatMap((at) => places[at] ?? [])
    const [longitude = 0, latitude = 0] = coordinates
    return {
      key,
      coordinates: [longitude, latitude],
      places: members,
      first: numbers[0] ?? 0,
      last: numbers.at(-1) ?? 0,
      classification: gravest(members),
      ...apart,
    }
  }
  return {
    /** The marks within the bounds at a zoom, in the order of their first places. */
    marks: (bounds: Bounds, zoom: number): Mark[] =>
      index
        .getClusters(bounds, Math.floor(zoom))
        .map((feature) => {
          const { properties, geometry } = feature
          if (!('cluster_id' in properties)) return createMark(places[properties.at]?.id ?? '', geometry.coordinates, [properties.at], {})
          const id = properties.cluster_id
          const numbers = index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.at)
          numbers.sort((one, other) => one - other)
          return createMark(`cluster-${id}`, geometry.coordinates, numbers, { apartAt: index.getClusterExpansionZoom(id) })
        })
        .sort((one, other) => one.first - other.first),
  }
}
