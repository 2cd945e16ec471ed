import type { Location } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { coordinatesText } from '../../../i18n/coordinates-text.ts'
import { withUnit } from '../../../i18n/with-unit.ts'

const CoordinatesText = ({ location }: { location: Location }) => {
  const t = useTranslate()
  const format = useFormat()
  // Figures and letters of coordinates read from left to right everywhere.
  return <bdi dir="ltr">{coordinatesText(location.point.coordinates, t, format)}</bdi>
}

/** What a place is called: its name, or its coordinates where it has none. */
export const PlaceName = ({ location }: { location: Location }) =>
  location.place === undefined ? <CoordinatesText location={location} /> : <bdi>{location.place}</bdi>

/** A place with its coordinates, and how exact they are. */
export const PlaceText = ({ location }: { location: Location }) => {
  const t = useTranslate()
  const format = useFormat()
  const { place, pointAccuracy: meters } = location
  const distance = meters === undefined ? undefined : withUnit(meters, 'meter', format)
  return (
    <>
      <PlaceName location={location} />
      {place !== undefined && (
        <small>
          <CoordinatesText location={location} />
        </small>
      )}
      {distance !== undefined && <small>{t('interaction-page:within', { distance })}</small>}
    </>
  )
}
