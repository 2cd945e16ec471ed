import type { Coordinates } from '@tracemark/api/schemas'
import { coordinatesText } from '../../../i18n/coordinates-text.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

/** Of a place without a name, about a kilometre: a list is read at a glance. */
const LEAST_DECIMALS = 2

/** Says coordinates as lists do. */
export const createCoordinateWriter =
  (t: Translate, format: Format) =>
  (coordinates: Coordinates): string =>
    coordinatesText(coordinates, t, format, LEAST_DECIMALS)
