import { coordinatesText as write } from '@tracemark/api/rules'
import type { Coordinates } from '@tracemark/api/schemas'
import type { Format } from './format.ts'
import type { Translate } from './keys.ts'

/** Coordinates as a person reads them, latitude first; with every digit. They read from left to right everywhere. */
export const coordinatesText = (coordinates: Coordinates, t: Translate, format: Format, minimumDecimals?: number): string =>
  write(coordinates, { say: (word, values) => t(`task-more:place.${word}`, values), number: format.number }, minimumDecimals)
