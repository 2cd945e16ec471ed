import type { Coordinates } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** Coordinates as a person reads them, latitude first; exact to a metre. */
export const coordinatesText = ([longitude, latitude]: Coordinates, t: Translate, format: Format): string => {
  const degrees = (value: number) => format.number(Math.abs(value), { minimumFractionDigits: 5, maximumFractionDigits: 5 })
  return t('task-more:place.coordinates', {
    latitude: t(latitude < 0 ? 'task-more:place.south' : 'task-more:place.north', { degrees: degrees(latitude) }),
    longitude: t(longitude < 0 ? 'task-more:place.west' : 'task-more:place.east', { degrees: degrees(longitude) }),
  })
}
