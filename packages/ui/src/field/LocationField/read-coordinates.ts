import type { Coordinates } from '@tracemark/api/schemas'
import { type Compass, withEnglishLetters } from './compass.ts'

type Axis = 'latitude' | 'longitude'
interface Angle {
  degrees: number
  /** What its letter says; `undefined` where it has none. */
  axis: Axis | undefined
}

const AXES: Record<string, Axis> = { N: 'latitude', S: 'latitude', E: 'longitude', W: 'longitude' }
const LIMITS: Record<Axis, number> = { latitude: 90, longitude: 180 }

const ANGLE =
  /^([NSEW])?\s*(?:([+-])\s*)?(\d+(?:\.\d+)?)\s*(?:°\s*(?:(\d+(?:\.\d+)?)\s*'\s*(?:(\d+(?:\.\d+)?)\s*(?:"|'')\s*)?)?)?([NSEW])?$/i

const readAngle = (text: string): Angle | undefined => {
  const match = ANGLE.exec(text.trim())
  if (!match) return undefined
  const [, before, sign, whole, minutes = '0', seconds = '0', after] = match
  const letter = (before ?? after)?.toUpperCase()
  // `N 4 S`, `-4 S`: two signs, which may not mean the same.
  if ((before && after) || (sign === '-' && letter !== undefined)) return undefined
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined
  // To the centimetre, so that thirds of a minute do not trail figures that nobody measured.
  const size = Math.round((Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600) * 1e7) / 1e7
  return { degrees: sign === '-' || letter === 'S' || letter === 'W' ? -size : size, axis: letter === undefined ? undefined : AXES[letter] }
}

/** As one writes them in many places: other minus signs, primes for minutes and seconds, Chinese commas, a `geo:` address around it. */
const tidy = (text: string) =>
  (/^\s*geo:([^;?]*)/i.exec(text)?.[1] ?? text)
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[′’‘´`]/g, "'")
    .replace(/[″”“]/g, '"')
    .replace(/[、，]/g, ',')
    .replace(/[ºd˚](?=[\s\d'"NSEW,;]|$)/gi, '°')

const DECIMAL_COMMA = /(?<=\d),(?=\d)/g

/** `4,6 -74,1` as `4.6 -74.1`. One comma between figures stands between the halves, and of three nobody knows which does. */
const withPoints = (text: string) => (text.match(DECIMAL_COMMA)?.length === 2 ? text.replace(DECIMAL_COMMA, '.') : text)

/** The two halves: at a semicolon or slash, at the comma between them, behind the first letter or sign, else at the space. */
const halves = (text: string): [string, string] | undefined => {
  for (const separator of [
    /^([^;/]+)[;/]([^;/]+)$/,
    /^([^,]+),([^,]+)$/,
    /^([NSEW][^NSEW]+)([NSEW].+)$/i,
    /^(\D*\d[^NSEW]*[NSEW])(.+)$/i,
    /^(.*['"°])\s(.+)$/s,
    /^(\S+)\s+(\S+)$/,
  ]) {
    const match = separator.exec(text)
    if (match?.[1] && match[2]) return [match[1], match[2]]
  }
  return undefined
}

/**
 * Coordinates as people write them: decimal or with minutes and seconds, signs or letters, comma or point. Latitude first unless letters
 * say otherwise. The answer is longitude first, as on the wire. The letters of `compass` go before the English ones, which are read
 * too: `O` is east in German and west in Spanish, and nothing without a language.
 */
export const readCoordinates = (text: string, compass: Compass): Coordinates | undefined => {
  const [one, other] = halves(withPoints(tidy(withEnglishLetters(text, compass))))?.map(readAngle) ?? []
  if (!one || !other || (one.axis !== undefined && one.axis === other.axis)) return undefined
  const turned = one.axis === 'longitude' || other.axis === 'latitude'
  const [latitude, longitude] = turned ? [other.degrees, one.degrees] : [one.degrees, other.degrees]
  if (Math.abs(latitude) > LIMITS.latitude || Math.abs(longitude) > LIMITS.longitude) return undefined
  return [longitude, latitude]
}
