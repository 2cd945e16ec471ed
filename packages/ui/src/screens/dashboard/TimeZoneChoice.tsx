import { styled } from '@mui/material/styles'
import { useTranslate } from '../../i18n/context.ts'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto !important',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  '& select': {
    font: 'inherit',
    maxWidth: 220,
    minHeight: 28,
    color: 'var(--tm-ink)',
    background: 'var(--tm-paper-raised)',
    border: '1px solid var(--tm-line-field)',
    borderRadius: 'var(--tm-radius-s)',
  },
})

/** The zones by the names of the tz database. */
const listZones = (value: string): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])].toSorted()

/** Whose days the organization counts: a plain choice, until its settings have a page. */
export const TimeZoneChoice = ({ value, onChange }: { value: string; onChange: (timeZone: string) => void }) => {
  const t = useTranslate()
  return (
    <Label>
      {t('dashboard:time_zone')}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {listZones(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </Label>
  )
}
