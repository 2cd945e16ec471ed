import type { Coordinates } from '../schemas/index.ts'

/** Mean radius of the earth (IUGG), in metres. */
const EARTH_M = 6_371_009

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The way between two points over the ground, in metres, on a sphere: wrong by 0.5 % at most. */
export const getDistance = ([longitude, latitude]: Coordinates, [otherLongitude, otherLatitude]: Coordinates): number => {
  const half = (one: number, other: number) => Math.sin(toRadians(other - one) / 2) ** 2
  const part =
    half(latitude, otherLatitude) + Math.cos(toRadians(latitude)) * Math.cos(toRadians(otherLatitude)) * half(longitude, otherLongitude)
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(part)))
}
