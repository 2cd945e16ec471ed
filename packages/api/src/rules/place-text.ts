import type { Coordinates, Location, RecordedAnswer } from '../schemas/index.ts'
import { type PlaceAnswer, readPlace } from './place.ts'

/** A metre, as good as a device knows where it is. */
const DECIMALS = 5

export type PlaceWord = 'north' | 'south' | 'east' | 'west' | 'coordinates'

/** What a language says of places. */
export interface PlaceWords {
  /** `degrees` of one half; `latitude` and `longitude` of both together. */
  say: (word: PlaceWord, values: Readonly<Record<string, string>>) => string
  number: (value: number, options: Intl.NumberFormatOptions) => string
}

/** Coordinates as people write them, latitude first: `4.33000° N, 75.70000° W`, with spaces that do not break. */
export const coordinatesText = ([longitude, latitude]: Coordinates, { say, number }: PlaceWords, decimals = DECIMALS): string => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // A line breaks between the two, and never before a letter.
  const half = (value: number, positive: 'north' | 'east', negative: 'south' | 'west') => {
    const shown = Number(value.toFixed(decimals))
    return say(shown < 0 ? negative : positive, { degrees: number(Math.abs(shown), digits) }).replaceAll(' ', '\u00a0')
  }
  return say('coordinates', { latitude: half(latitude, 'north', 'south'), longitude: half(longitude, 'east', 'west') })
}

/** As `DECIMALS` of a degree tell two places apart. */
const isSamePlace = (one: Coordinates, other: Coordinates): boolean =>
  one.every((value, half) => Number(value.toFixed(DECIMALS)) === Number(other[half]?.toFixed(DECIMALS)))

const PLACE = /^(geo|skipped):/

/**
 * The place that an answer tells; `undefined` where it tells none. Records from before 2.7 do not say the kind of a question: there
 * the form of the answer tells it. `known`: places of the record, whose names an answer takes where it is the same place.
 */
export const placeOfAnswer = (
  { input, value }: Pick<RecordedAnswer, 'input' | 'value'>,
  known: readonly (Location | undefined)[] = [],
): PlaceAnswer | undefined => {
  if (typeof value !== 'string' || !(input === undefined ? PLACE.test(value) : input === 'location')) return undefined
  const answer = readPlace(value)
  if (!answer || !('location' in answer) || !answer.location) return answer
  const { coordinates } = answer.location.point
  const place = known.find((each) => each?.place !== undefined && isSamePlace(each.point.coordinates, coordinates))?.place
  return { ...answer, location: { ...answer.location, ...(place !== undefined && { place }) } }
}
