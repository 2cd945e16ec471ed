import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import { Choice, Label } from './organization-choice.tsx'

const DAY = 24
const usual = [0, 1, 4, DAY, 3 * DAY, 7 * DAY]

const sayHours = (hours: number, { intl }: Format): string => {
  const isDays = hours > DAY && hours % DAY === 0
  return intl(isDays ? hours / DAY : hours, { style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'long' })
}

interface CorrectionTimeChoiceProps {
  /** Hours. */
  value: number
  onChange: (hours: number) => void
}

/** For how long workers may correct their answers: a plain choice, until the organization's settings have a page. */
export const CorrectionTimeChoice = ({ value, onChange }: CorrectionTimeChoiceProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Choice>
      <Label>
        {t('dashboard:correction_time')}
        <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {[...new Set([...usual, value])]
            .sort((one, other) => one - other)
            .map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? t('dashboard:correction_time.none') : sayHours(hours, format)}
              </option>
            ))}
        </select>
      </Label>
    </Choice>
  )
}
