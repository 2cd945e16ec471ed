import type { Location } from '../schemas/index.ts'

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
const GEO = /^geo:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:;u=(\d+(?:\.\d+)?))?(?:;by=(network|typed))?$/
/** Seven decimals of a degree are a centimetre. */
const DECIMALS = 7

const short = (value: number): string => String(Number(value.toFixed(DECIMALS)))

const geoUri = ({ point: { coordinates }, pointAccuracy }: Location, by: PlaceAnswer['by']): string => {
  const [longitude, latitude] = coordinates
  const accuracy = pointAccuracy === undefined ? '' : `;u=${Math.round(pointAccuracy)}`
  return `geo:${short(latitude)},${short(longitude)}${accuracy}${by === 'device' ? '' : `;by=${by}`}`
}

/** As answers and exports have it: a `geo:` address (RFC 5870), words, or why there is none. */
export const writePlace = (answer: PlaceAnswer): string => {
  if (answer.by === 'skipped') return `${SKIPPED}${answer.reason}`
  if (answer.by === 'typed') return answer.location ? geoUri(answer.location, 'typed') : answer.typed.trim()
  return geoUri(answer.location, answer.by)
}

const isReason = (text: string): text is SkipReason => (skipReasons as readonly string[]).includes(text)

/** What `writePlace` wrote; `undefined` where it claims to be a place on earth, or a reason, and is none. */
export const readPlace = (text: string): PlaceAnswer | undefined => {
  if (text.startsWith(SKIPPED)) {
    const reason = text.slice(SKIPPED.length)
    return isReason(reason) ? { by: 'skipped', reason } : undefined
  }
  if (!text.startsWith('geo:')) return text.trim() === '' ? undefined : { by: 'typed', typed: text.trim() }
  const [, latitude, longitude, accuracy, by] = GEO.exec(text) ?? []
  if (latitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined
  const location: Location = {
    point: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
    ...(accuracy !== undefined && { pointAccuracy: Number(accuracy) }),
  }
  if (by === 'typed') return { by, typed: `${latitude}, ${longitude}`, location }
  return { by: by === 'network' ? by : 'device', location }
}
