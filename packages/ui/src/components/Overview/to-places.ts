import type { Interaction } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { MapPlace } from '../WorldMap/types.ts'

/** Where interactions took place, in their order; those without a position are left out. */
export const toPlaces = (format: Format, interactions: readonly Interaction[], getHref: (id: string) => string): MapPlace[] =>
  interactions.flatMap(({ _id, task, reportedDate, reportedLocation, recordLocation, classification }) => {
    const location = reportedLocation ?? recordLocation
    if (!location?.point) return []
    return [
      {
        id: _id,
        name: location.place ?? task.name,
        detail: `${task.name}, ${format.dateTime(reportedDate)}`,
        coordinates: location.point.coordinates,
        classification,
        href: getHref(_id),
      },
    ]
  })
