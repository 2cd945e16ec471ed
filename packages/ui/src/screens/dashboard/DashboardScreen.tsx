import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { CORRECTION_HOURS } from '@tracemark/api/rules'
import { Button } from '../../components/Button/Button.tsx'
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AttentionTile } from './AttentionTile.tsx'
import { CorrectionTimeChoice } from './CorrectionTimeChoice.tsx'
import { RowsTile } from './RowsTile.tsx'
import { StatusTile } from './StatusTile.tsx'
import { TimeZoneChoice } from './TimeZoneChoice.tsx'
import { TotalTile } from './TotalTile.tsx'
import { type DashboardScreenProps, rowTiles } from './types.ts'

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '12px 0 14px',
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& label': { margin: 0 },
})

const Settings = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginInlineStart: 'auto',
  '&:empty': { display: 'none' },
})

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 14,
  '& > *': { gridColumn: 'span 4', display: 'grid', minWidth: 0 },
  '& > [data-size="wide"]': { gridColumn: 'span 8' },
  '@media (max-width: 1199px)': { '& > *': { gridColumn: 'span 6' }, '& > [data-size="wide"]': { gridColumn: '1 / -1' } },
  '@media (max-width: 767px)': { '& > *': { gridColumn: '1 / -1' } },
})

const DAY_MS = 86_400_000
const countDays = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The zone in the reader's words, and as it is filed where there are none. */
const nameZone = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone

/** What happened in an organization in a period: numbers, each of which leads to what it counts (specification 1, section 9). */
export const DashboardScreen = ({
  period,
  before,
  isCompared,
  timeZone,
  onTimeZone,
  correctionHours = CORRECTION_HOURS,
  onCorrectionHours,
  tiles,
  isFirst,
  onFirst,
  onPeriod,
  onCompare,
  onExport,
  ...ways
}: DashboardScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const sayDays = ({ from, to }: { from: string; to: string }) =>
    from === to ? format.day(from) : t('lists:filter.days', { from: format.day(from), to: format.day(to) })
  const lengths = before && { days: countDays(period), before: countDays(before) }
  return (
    <>
      <PageHeader
        title={t('names:dashboard.title')}
        summary={t('dashboard:period', { days: sayDays(period), zone: nameZone(format.locale, timeZone) })}
        actions={
          <Button startIcon={<Icon name="download" />} disabled={!onExport} onClick={onExport}>
            {t('dashboard:export')}
          </Button>
        }
        more={[
          {
            id: 'first',
            label: t(isFirst ? 'dashboard:opens.interactions' : 'dashboard:opens.dashboard'),
            icon: 'star',
            onSelect: () => onFirst(!isFirst),
          },
        ]}
      />
      <Controls>
        <DateRangePicker label={t('dashboard:range')} value={period} timeZone={timeZone} onChange={onPeriod} />
        {before && (
          <FormControlLabel
            control={<Switch size="small" checked={isCompared} onChange={(_, checked) => onCompare(checked)} />}
            label={t('dashboard:compare', { days: sayDays(before) })}
          />
        )}
        {isCompared && lengths && lengths.days !== lengths.before && (
          <p>{t('dashboard:lengths', { days: format.number(lengths.days), before: format.number(lengths.before) })}</p>
        )}
        <Settings>
          {onCorrectionHours && <CorrectionTimeChoice value={correctionHours} onChange={onCorrectionHours} />}
          {onTimeZone && <TimeZoneChoice key={timeZone} value={timeZone} onChange={onTimeZone} />}
        </Settings>
      </Controls>
      <Grid>
        <div data-size="wide">
          <TotalTile tile={tiles.total} timeZone={timeZone} {...ways} />
        </div>
        {tiles.attention && (
          <div>
            <AttentionTile tile={tiles.attention} {...ways} />
          </div>
        )}
        {tiles.statuses && (
          <div>
            <StatusTile tile={tiles.statuses} {...ways} />
          </div>
        )}
        {rowTiles.map((of) => {
          const tile = tiles[of]
          return (
            tile && (
              <div key={of}>
                <RowsTile of={of} tile={tile} {...ways} />
              </div>
            )
          )
        })}
      </Grid>
    </>
  )
}
