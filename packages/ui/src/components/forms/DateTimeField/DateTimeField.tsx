import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { DateField } from '../DateField/DateField.tsx'
import { WrittenField } from '../DateField/WrittenField.tsx'
import { isWhole } from '../DateField/written.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import type { FormText } from '../FieldFrame/FieldFrame.tsx'
import { END_OF_DAY, toInstant, toLocal } from './local-time.ts'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, 34%)',
  alignItems: 'start',
  gap: 12,
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
    setHasDay(isWhole('day', entered.current.day))
    onChange?.(toInstant(entered.current))
  }
  return (
    <Pair onBlur={onBlur}>
      <DateField {...text} name={name} defaultValue={first.day} onChange={(day) => change({ day })} />
      <WrittenField
        key={String(hasDay)}
        written="time"
        label={t('forms:date.time')}
        defaultValue={hasDay ? entered.current.time || END_OF_DAY : ''}
        disabled={!hasDay || text.disabled === true}
        readOnly={text.readOnly}
        onChange={(time) => change({ time })}
      />
    </Pair>
  )
}
