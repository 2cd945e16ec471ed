import type { AttributeLine } from '@tracemark/api/schemas'
import { useState } from 'react'
import { ControlBox } from '../../../components/forms/FieldFrame/ControlBox.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { numberMarks, readNumberText } from '../../../field/NumberField/read-number.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { readDay } from '../../../i18n/read-day.ts'

interface AttributeCellProps {
  /** Of the attribute. */
  name: string
  entry: Pick<AttributeLine, 'type' | 'value'>
  /** Behind a number, as it is written. */
  unit: string | undefined
  /** The list that it is chosen from. */
  find: FindOptions | undefined
  /** The words of the value in that list. */
  selected: string | undefined
  /** The element that says what is wrong. */
  errorId: string | undefined
  onChange: (value: string) => void
}

const DAY = /^(\d{4}-\d{2}-\d{2})?$/

/** One value where it stands. It shows the form's value whoever changed it; what can't be read as its type stays as it was written. */
export const AttributeCell = ({ name, entry: { type, value }, unit, find, selected, errorId, onChange }: AttributeCellProps) => {
  const t = useTranslate()
  const format = useFormat()
  const marks = numberMarks(format.locale)
  const [typed, setTyped] = useState({ text: '', value: '' })
  /** What the list was begun with; a value from elsewhere begins it anew. */
  const [begun, setBegun] = useState({ value, round: 0 })
  if (begun.value !== value) setBegun({ value, round: begun.round + 1 })
  const aria = { 'aria-label': name, 'aria-invalid': errorId !== undefined, 'aria-describedby': errorId }
  if (find)
    return (
      <ReferenceField
        key={begun.round}
        label={name}
        name={name}
        defaultValue={value}
        selected={selected}
        find={find}
        onChange={(next = '') => {
          setBegun(({ round }) => ({ value: next, round }))
          onChange(next)
        }}
      />
    )
  if (type === 'boolean')
    return (
      <ControlBox>
        <select {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
          {!['true', 'false'].includes(value) && <option value={value}>{value}</option>}
          <option value="true">{t('common:yes')}</option>
          <option value="false">{t('common:no')}</option>
        </select>
      </ControlBox>
    )
  if (type === 'number') {
    const number = Number(value)
    const written = value === '' || Number.isNaN(number) ? value : format.plain(number)
    return (
      <ControlBox>
        <input
          {...aria}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed.value === value && typed.text !== '' ? typed.text : written}
          onChange={({ target: { value: text } }) => {
            const next = readNumberText(text, marks) ?? text
            setTyped({ text, value: next })
            onChange(next)
          }}
          onBlur={() => setTyped({ text: '', value: '' })}
        />
        {unit !== undefined && <span>{unit}</span>}
      </ControlBox>
    )
  }
  return (
    <ControlBox>
      <input
        {...aria}
        type={type === 'date' && DAY.test(value) ? 'date' : 'text'}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          const day = type === 'date' ? readDay(value, format.locale) : undefined
          if (day !== undefined && day !== value) onChange(day)
        }}
      />
    </ControlBox>
  )
}
