import { type PlaceAnswer, type SkipReason, skipReasons, takeLine } from '@tracemark/api/rules'
import type { Compass } from './compass.ts'
import { readCoordinates } from './read-coordinates.ts'

export { type PlaceAnswer, type SkipReason, skipReasons }

/** `undefined` of an empty text. */
export const readTyped = (typed: string, compass: Compass): PlaceAnswer | undefined => {
  if (takeLine(typed) === '') return undefined
  const coordinates = readCoordinates(typed, compass)
  return { by: 'typed', typed, ...(coordinates && { location: { point: { type: 'Point', coordinates } } }) }
}
