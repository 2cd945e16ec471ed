import * as z from 'zod/mini'

/** The area of what has no place. */
export const NOWHERE = 'none'

/** A part of the earth as west, south, east and north in degrees, with commas between them; or `none`. Of what is no part of it, nothing is found. */
export const Area = z.string().check(z.regex(/^(none|(-?\d+(\.\d+)?(,|$)){4})$/))
