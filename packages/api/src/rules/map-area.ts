import { type Coordinates, type Location, NOWHERE } from '../schemas/index.ts'

/** A part of the earth, in degrees: from west and south up to east and north. West is greater than east where it crosses the antimeridian. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** `undefined` of what is no part of the earth. */
export const readBounds = (area: string): Bounds | undefined => {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...others] = area.split(',').map(Number)
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90
  return isOnEarth && west !== east && south < north && others.length === 0 ? { west, south, east, north } : undefined
}

/** The place of a record that counts: what was reported goes before what was recorded. */
export const getPlace = ({
  reportedLocation,
  recordLocation,
}: {
  reportedLocation?: Location | undefined
  recordLocation?: Location | undefined
}): Coordinates | undefined => (reportedLocation ?? recordLocation)?.point.coordinates

/** What places are kept as: millionths of a degree, the last ones before the antimeridian and the pole. */
export const MICRO = 1_000_000
const micro = (degrees: number, most: number): number => Math.min(Math.round(degrees * MICRO), most * MICRO - 1)
export const toMicro = ([longitude, latitude]: Coordinates): [longitude: number, latitude: number] => [
  micro(longitude, 180),
  micro(latitude, 90),
]

/** The first millionth that is not before a side. Degrees as they are written are no exact fractions of two. */
const toFirst = (degrees: number): number => Math.ceil(Number((degrees * MICRO).toFixed(4)))

/** Where bounds begin and end in millionths: places are from `west` up to, and not at, `east`. */
export const toMicroBounds = ({ west, south, east, north }: Bounds): Bounds => ({
  west: toFirst(west),
  south: toFirst(south),
  east: toFirst(east),
  north: toFirst(north),
})

/** Whether this place, or none, lies in an area. */
export const isInArea = (area: string, place: Coordinates | undefined): boolean => {
  if (area === NOWHERE || !place) return area === NOWHERE && !place
  const bounds = readBounds(area)
  if (!bounds) return false
  const { west, south, east, north } = toMicroBounds(bounds)
  const [longitude, latitude] = toMicro(place)
  const [isEastOf, isWestOf] = [longitude >= west, longitude < east]
  return latitude >= south && latitude < north && (west < east ? isEastOf && isWestOf : isEastOf || isWestOf)
}

const TURN = 360

/** Of the grid that divides the way around the earth into 2^level cells, as high as they are wide: the line at or before a side. */
const toLine = (degrees: number, origin: number, level: number): number => ((degrees + origin) * 2 ** level) / TURN

/** The columns and rows of a grid that bounds are made of; `undefined` where they cut cells. */
export const findCells = ({ west, south, east, north }: Bounds, level: number): Bounds | undefined => {
  const lines = {
    west: toLine(west, 180, level),
    south: toLine(south, 90, level),
    east: toLine(east, 180, level),
    north: toLine(north, 90, level),
  }
  return Object.values(lines).every(Number.isInteger) ? lines : undefined
}

/** The area of the cells that these bounds touch. A view of more than the whole way around is the way around. */
export const roundBounds = ({ west, south, east, north }: Bounds, level: number): string => {
  const size = TURN / 2 ** level
  const turn = (degrees: number) => ((((degrees + 180) % TURN) + TURN) % TURN) - 180
  const [first, last] = [Math.floor(toLine(west, 180, level)) * size, Math.ceil(toLine(east, 180, level)) * size]
  const isRound = last - first >= TURN
  const end = turn(last - 180)
  const sides = [
    isRound ? -180 : turn(first - 180),
    Math.max(-90, Math.floor(toLine(south, 90, level)) * size - 90),
    isRound || end === -180 ? 180 : end,
    Math.min(90, Math.ceil(toLine(north, 90, level)) * size - 90),
  ]
  return sides.join()
}

/** The part of both; of what crosses the antimeridian, and where they have none in common, the first. */
export const intersectBounds = (one: string, other: string): string => {
  const [first, second] = [readBounds(one), readBounds(other)]
  if (!first || !second) return one
  const common = {
    west: Math.max(first.west, second.west),
    south: Math.max(first.south, second.south),
    east: Math.min(first.east, second.east),
    north: Math.min(first.north, second.north),
  }
  const isPlain = [first, second].every(({ west, east }) => west < east)
  if (!isPlain || common.west >= common.east || common.south >= common.north) return one
  return [common.west, common.south, common.east, common.north].join()
}
