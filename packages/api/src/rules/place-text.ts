import type { Coordinates, Location, RecordedAnswer } from '../schemas/index.ts'
import { type PlaceAnswer, readPlace } from './place.ts'

/** A metre, as good as a device knows where it is. More are written where they were recorded. */
const DECIMALS = 5

export type PlaceWord = 'north' | 'south' | 'east' | 'west' | 'coordinates'

/** What a language says of places. */
export interface PlaceWords {
  /** `degrees` of one half; `latitude` and `longitude` of both together. */
  say: (word: PlaceWord, values: Readonly<Record<string, string>>) => string
  /** With every digit, and at least so many behind the mark. */
  number: (value: number, minimumDecimals: number) => string
}

/** Coordinates as people write them, latitude first: `4.33000° N, 75.70000° W`, with spaces that do not break. Every digit is written. */
export const coordinatesText = ([longitude, latitude]: Coordinates, { say, number }: PlaceWords, minimumDecimals = DECIMALS): string => {
  // A line breaks between the two, and never before a letter.
  const half = (value: number, positive: 'north' | 'east', negative: 'south' | 'west') =>
    say(value < 0 ? negative : positive, { degrees: number(Math.abs(value), minimumDecimals) }).replaceAll(' ', '\u00a0')
  return say('coordinates', { latitude: half(latitude, 'north', 'south'), longitude: half(longitude, 'east', 'west') })
}

/** As `DECIMALS` of a degree tell two places apart. */
const isSamePlace = (one: Coordinates, other: Coordinates): boolean =>
  one.every((value, half) => Number(value.toFixed(DECIMALS)) === Number(other[half]?.toFixed(DECIMALS)))

/**
 * The place that an answer tells; `undefined` where it tells none, or where nobody knows what was asked. `known`: places of the record,
 * whose names an answer takes where it is the same place.
 */
export const readAnswerPlace = (
  { input, value }: Pick<RecordedAnswer, 'input' | 'value'>,
  known: readonly (Location | undefined)[] = [],
): PlaceAnswer | undefined => {
  if (typeof value !== 'string' || input !== 'location') return undefined
  const answer = readPlace(value)
  if (!answer || !('location' in answer) || !answer.location) return answer
  const { coordinates } = answer.location.point
  const place = known.find((each) => each?.place !== undefined && isSamePlace(each.point.coordinates, coordinates))?.place
  return { ...answer, location: { ...answer.location, ...(place !== undefined && { place }) } }
}
