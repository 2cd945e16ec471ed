import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { DateField } from '../DateField/DateField.tsx'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { END_OF_DAY, toInstant, toLocal } from './local-time.ts'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, 34%)',
  alignItems: 'start',
  gap: 12,
  '& input::-webkit-calendar-picker-indicator': { display: 'none' },
})

export interface DateTimeFieldProps extends FormText, ValueBinding<string | undefined> {
  /** An instant, as ISO 8601. */
  defaultValue?: string | undefined
}

/** A day and a time where the person is. Hands over the instant; a day alone means its end, and no day means none. */
export const DateTimeField = ({ defaultValue, name, onChange, onBlur, ...text }: DateTimeFieldProps) => {
  const t = useTranslate()
  const [first] = useState(() => toLocal(defaultValue))
  const entered = useRef(first)
  const [hasDay, setHasDay] = useState(first.day !== '')
  const change = (part: Partial<typeof first>) => {
    entered.current = { ...entered.current, ...part }
    setHasDay(entered.current.day !== '')
    onChange?.(toInstant(entered.current))
  }
  return (
    <Pair onBlur={onBlur}>
      <DateField {...text} name={name} defaultValue={first.day} onChange={({ currentTarget: { value } }) => change({ day: value })} />
      <FieldFrame label={t('forms:date.time')}>
        {(aria) => (
          <ControlBox>
            <input
              {...aria}
              key={String(hasDay)}
              type="time"
              defaultValue={hasDay ? entered.current.time || END_OF_DAY : ''}
              disabled={!hasDay || text.disabled === true}
              readOnly={text.readOnly}
              onChange={({ currentTarget: { value } }) => change({ time: value })}
            />
          </ControlBox>
        )}
      </FieldFrame>
    </Pair>
  )
}
