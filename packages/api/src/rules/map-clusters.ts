import { type Classification, type Coordinates, classifications, type Interaction, type InteractionMap } from '../schemas/index.ts'
import { type Bounds, MICRO } from './map-area.ts'

/** No answer has more. */
const CLUSTERS_MAX = 400
/** So many times a cell of this grid is halved at a zoom, beside once for each of its steps: then it is 64 pixels wide. */
const LEVELS_BEYOND_ZOOM = 3
const TILE_PX = 512
/** Two closer than this on the screen are one. */
const APART_PX = 44

const countCells = ({ west, south, east, north }: Bounds, level: number): number => {
  const across = (from: number, to: number) => Math.ceil(((to - from) * 2 ** level) / 360) + 1
  return across(west, west < east ? east : east + 360) * across(south, north)
}

/** How finely places are gathered: for this zoom, unless that were too many. */
export const getGridLevel = (bounds: Bounds, zoom: number): number => {
  let level = zoom + LEVELS_BEYOND_ZOOM
  while (countCells(bounds, level) > CLUSTERS_MAX && level > 0) level -= 1
  return level
}

/** What one cell of the grid has of one classification: the sums of the places, and bounds of them, in millionths of a degree. */
export interface CellCount extends Bounds {
  cell: string
  classification: Classification
  count: number
  longitudes: number
  latitudes: number
  /** Of the record, where it is one alone and that is known. */
  id?: string | undefined
}

export interface Gathered extends Bounds {
  longitudes: number
  latitudes: number
  count: number
  classifications: Record<Classification, number>
  id?: string | undefined
}

const add = (one: Gathered, other: Gathered): Gathered => {
  const sums = { ...one.classifications }
  for (const name of classifications) sums[name] += other.classifications[name]
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
    longitudes: one.longitudes + other.longitudes,
    latitudes: one.latitudes + other.latitudes,
    count: one.count + other.count,
    classifications: sums,
  }
}

const toGathered = ({ cell: _, classification, count, ...rest }: CellCount): Gathered => ({
  ...rest,
  count,
  classifications: { notice: 0, alert: 0, warning: 0, unclassified: 0, [classification]: count },
})

/** The mean of their places, in degrees. */
const getMean = ({ longitudes, latitudes, count }: Gathered): Coordinates => [
  Math.round(longitudes / count) / MICRO,
  Math.round(latitudes / count) / MICRO,
]

/** Where it is on the whole map of this zoom, in pixels. */
const project = (gathered: Gathered, zoom: number): [x: number, y: number] => {
  const [longitude, latitude] = getMean(gathered)
  const size = TILE_PX * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return [((longitude + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** What can be told apart on a map, the largest first: cells whose records lie close to each other, though a line runs between them, are one. */
export const gatherClusters = (cells: readonly CellCount[], zoom: number): Gathered[] => {
  const ofCells = [...Map.groupBy(cells, ({ cell }) => cell).values()].map((parts) => parts.map(toGathered).reduce(add))
  const clusters: Gathered[] = []
  for (const one of ofCells.toSorted((first, second) => second.count - first.count)) {
    const [x, y] = project(one, zoom)
    const at = clusters.findIndex((other) => {
      const [otherX, otherY] = project(other, zoom)
      return Math.hypot(x - otherX, y - otherY) < APART_PX
    })
    const near = clusters[at]
    if (near) clusters[at] = add(near, one)
    else clusters.push(one)
  }
  return clusters.toSorted((first, second) => second.count - first.count)
}

/** The place of a cluster that is one record alone, in millionths of a degree. */
export const getOnlyPlace = ({ count, longitudes, latitudes }: Gathered): [longitude: number, latitude: number] | undefined =>
  count === 1 ? [longitudes, latitudes] : undefined

/** As it is answered: with the record, where it is one alone. */
export const toCluster = (gathered: Gathered, interaction: Interaction | undefined): InteractionMap['clusters'][number] => {
  const { west, south, east, north, count } = gathered
  return {
    coordinates: getMean(gathered),
    bounds: [west, south, east, north].map((side) => Number((side / MICRO).toFixed(13))).join(),
    count,
    classifications: gathered.classifications,
    ...(interaction && { interaction }),
  }
}
