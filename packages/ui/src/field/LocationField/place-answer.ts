import type { Location } from '@tracemark/api/schemas'
import type { Compass } from './compass.ts'
import { readCoordinates } from './read-coordinates.ts'

export const skipReasons = ['not_found', 'elsewhere', 'private', 'other'] as const
export type SkipReason = (typeof skipReasons)[number]

/** Where it was, and who says so. What was typed without coordinates in it has no `location`: it is words, such as a place's name. */
export type PlaceAnswer =
  | { by: 'device'; location: Location }
  | { by: 'typed'; typed: string; location?: Location }
  | { by: 'skipped'; reason: SkipReason }

/** `undefined` of an empty text. */
export const readTyped = (typed: string, compass: Compass): PlaceAnswer | undefined => {
  if (typed.trim() === '') return undefined
  const coordinates = readCoordinates(typed, compass)
  return { by: 'typed', typed, ...(coordinates && { location: { point: { type: 'Point', coordinates } } }) }
}
