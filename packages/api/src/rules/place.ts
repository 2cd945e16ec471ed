import type { Location } from '../schemas/index.ts'
import { takeLine } from '../schemas/take-text.ts'
import { DEGREE_DECIMALS } from './measured-location.ts'

export const skipReasons = ['not_found', 'elsewhere', 'private', 'other'] as const
export type SkipReason = (typeof skipReasons)[number]

/**
 * Where it was, and who says so; a network knows it from addresses, which is good to some kilometres. What was typed without
 * coordinates in it has no `location`: it is words, such as a place's name.
 */
export type PlaceAnswer =
  | { by: 'device' | 'network'; location: Location }
  | { by: 'typed'; typed: string; location?: Location }
  | { by: 'skipped'; reason: SkipReason }

const SKIPPED = 'skipped:'
/** Stands before typed words that would otherwise read as one of the other forms. */
const TYPED = 'typed:'
const TAKEN = /^(?:geo|skipped|typed):/
/** Versions before 2.7 wrote the smallest degrees with an exponent; runs that still wait on a device hold them. */
const GEO =
  /^geo:(-?\d{1,2}(?:\.\d+)?(?:e-\d+)?),(-?\d{1,3}(?:\.\d+)?(?:e-\d+)?)(?:;u=(\d+(?:\.\d+)?(?:e\+\d+)?))?(?:;by=(network|typed))?$/
/** Degrees in plain decimals, to the centimetre: never an exponent or a negative zero, which neither RFC 5870 nor a spreadsheet takes. */
const degreesText = (degrees: number): string => {
  const text = degrees.toFixed(DEGREE_DECIMALS)
  const short = String(Number(text))
  return short.includes('e') ? text : short
}

/** RFC 5870 calls -180 and 180 the same meridian; one spelling of it makes one place one text. */
const longitudeText = (longitude: number): string => degreesText(longitude).replace(/^-180$/, '180')

/** Metres in plain figures; an accuracy that is no size says nothing. */
const metresText = (metres: number | undefined): string | undefined =>
  metres !== undefined && Number.isFinite(metres) && metres >= 0 ? String(BigInt(Math.round(metres))) : undefined

const geoUri = ({ point: { coordinates }, pointAccuracy }: Location, by: PlaceAnswer['by']): string => {
  const [longitude, latitude] = coordinates
  const metres = metresText(pointAccuracy)
  const accuracy = metres === undefined ? '' : `;u=${metres}`
  return `geo:${degreesText(latitude)},${longitudeText(longitude)}${accuracy}${by === 'device' ? '' : `;by=${by}`}`
}

const wordsText = (typed: string): string => (TAKEN.test(typed) ? `${TYPED}${typed}` : typed)

/** As answers and exports have it: a `geo:` address (RFC 5870), words, or why there is none. */
export const writePlace = (answer: PlaceAnswer): string => {
  if (answer.by === 'skipped') return `${SKIPPED}${answer.reason}`
  if (answer.by === 'typed') return answer.location ? geoUri(answer.location, 'typed') : wordsText(takeLine(answer.typed))
  return geoUri(answer.location, answer.by)
}

const isReason = (text: string): text is SkipReason => (skipReasons as readonly string[]).includes(text)

/** Words stay as they were recorded: versions before 2.7 took in line breaks. */
const readWords = (typed: string): PlaceAnswer | undefined => (takeLine(typed) === '' ? undefined : { by: 'typed', typed })

/** What `writePlace` wrote; `undefined` where it claims to be a place on earth, or a reason, and is none. */
export const readPlace = (text: string): PlaceAnswer | undefined => {
  if (text.startsWith(SKIPPED)) {
    const reason = text.slice(SKIPPED.length)
    return isReason(reason) ? { by: 'skipped', reason } : undefined
  }
  if (text.startsWith(TYPED)) return readWords(text.slice(TYPED.length))
  if (!text.startsWith('geo:')) return readWords(text)
  const [, north, east, metres, by] = GEO.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  const location: Location = {
    point: { type: 'Point', coordinates: [longitude, latitude] },
    ...(metres !== undefined && Number.isFinite(Number(metres)) && { pointAccuracy: Number(metres) }),
  }
  if (by === 'typed') return { by, typed: `${degreesText(latitude)}, ${degreesText(longitude)}`, location }
  return { by: by === 'network' ? by : 'device', location }
}
