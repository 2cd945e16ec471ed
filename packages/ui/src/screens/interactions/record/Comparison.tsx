import { styled } from '@mui/material/styles'
import { getDistance } from '@tracemark/api/rules'
import type { InteractionDetail, Location } from '@tracemark/api/schemas'
import { Card } from '../../../components/Card/Card.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import { PlaceText } from './PlaceText.tsx'

const KILOMETRE = 1000
/** Below a tenth nobody asks for parts of a kilometre. */
const WHOLE_FROM = 100 * KILOMETRE

const Sides = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px 20px',
  margin: 0,
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** A way in metres, or in kilometres where it is long. */
const formatDistance = (metres: number, { intl }: Format): string => {
  const isLong = metres >= KILOMETRE
  const maximumFractionDigits = isLong && metres < WHOLE_FROM ? 1 : 0
  return intl(isLong ? metres / KILOMETRE : metres, { style: 'unit', unit: isLong ? 'kilometer' : 'meter', maximumFractionDigits })
}

/** Where it was reported and where it was recorded, where these are two places. */
export const findTwoPlaces = ({
  reportedLocation,
  recordLocation,
}: Pick<InteractionDetail, 'reportedLocation' | 'recordLocation'>):
  | { reported: Location; recorded: Location; metres: number }
  | undefined => {
  if (!reportedLocation || !recordLocation) return undefined
  const metres = getDistance(reportedLocation.point.coordinates, recordLocation.point.coordinates)
  return metres < 1 ? undefined : { reported: reportedLocation, recorded: recordLocation, metres }
}

export interface ComparisonProps {
  places: NonNullable<ReturnType<typeof findTwoPlaces>>
  reportedDate: string
  recordDate: string
}

/** What the worker reported beside what the device recorded, and which of them counts. */
export const Comparison = ({ places: { reported, recorded, metres }, reportedDate, recordDate }: ComparisonProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card title={t('interaction-page:compare')}>
      <p>{t('interaction-page:compare.counts')}</p>
      <Sides>
        <div>
          <dt>{t('interaction-page:compare.reported')}</dt>
          <dd>
            {format.dateTime(reportedDate)}
            <br />
            <PlaceText location={reported} />
          </dd>
        </div>
        <div>
          <dt>{t('interaction-page:compare.recorded')}</dt>
          <dd>
            <PlaceText location={recorded} />
            <small>{t('interaction-page:correct.received', { date: format.dateTime(recordDate) })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('interaction-page:compare.difference')}</dt>
          <dd>{formatDistance(metres, format)}</dd>
        </div>
      </Sides>
    </Card>
  )
}
