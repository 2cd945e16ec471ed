import type { PlaceAnswer } from '@tracemark/api/rules'
import type { Location } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { coordinatesText } from '../../i18n/coordinates-text.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'

/** Metres: as good as the senses of a phone get, and as bad as still tells one farm from the next. */
const EXACT = 15
const GOOD = 100

const accuracyText = (accuracy: number, t: Translate, format: Format) => {
  const metres = format.number(Math.max(1, Math.round(accuracy)))
  if (accuracy <= EXACT) return t('task-more:place.exact', { metres })
  return accuracy <= GOOD ? t('task-more:place.good', { metres }) : t('task-more:place.rough', { metres })
}

/** Coordinates that were found or understood, and how far they may be trusted. */
export const FoundPlace = ({ location, by }: { location: Location; by?: PlaceAnswer['by'] | undefined }) => {
  const t = useTranslate()
  const format = useFormat()
  const { place, point, pointAccuracy } = location
  return (
    <p className="tm-ask-found">
      <Icon name="place" size={22} />
      <span>
        {place !== undefined && <strong>{place}</strong>}
        {/* Figures and letters of coordinates read from left to right everywhere. */}
        <bdi dir="ltr">{coordinatesText(point.coordinates, t, format)}</bdi>
        {by === 'network' && <small>{t('task-more:place.from_network')}</small>}
        {pointAccuracy !== undefined && <small>{accuracyText(pointAccuracy, t, format)}</small>}
      </span>
    </p>
  )
}
