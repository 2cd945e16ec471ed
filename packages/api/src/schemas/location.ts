import * as z from 'zod/mini'
import { line } from './text.ts'

/** WGS 84 degrees, longitude first as in GeoJSON. */
export const Coordinates = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))])
export type Coordinates = z.infer<typeof Coordinates>

export const Point = z.object({ type: z.literal('Point'), coordinates: Coordinates })
export type Point = z.infer<typeof Point>

/** Where something happened. `pointAccuracy` is the radius in metres within which the true position lies (68 %). */
export const Location = z.object({
  point: Point,
  pointAccuracy: z.optional(z.number().check(z.gte(0))),
  place: z.optional(line(200, 0)),
})
export type Location = z.infer<typeof Location>
