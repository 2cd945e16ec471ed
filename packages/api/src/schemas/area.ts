import * as z from 'zod/mini'

/** The area of what has no place. */
export const NOWHERE = 'none'

/** A part of the earth as west, south, east and north in degrees, with commas between them; or `none`. Of what is no part of it, nothing is found. */
export const Area = z
  .string()
  .check(
    z.regex(/^(none|(-?\d+(\.\d+)?(,|$)){4})$/, 'must be west, south, east and north in degrees, such as -76.5,3.2,-74.1,5.1, or none'),
  )
