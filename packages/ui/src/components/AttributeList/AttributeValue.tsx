import { numberMarks, readNumberText } from '../../field/NumberField/read-number.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ControlBox } from '../forms/FieldFrame/ControlBox.tsx'
import type { Attribute } from './rows.ts'

interface AttributeValueProps {
  attribute: Attribute
  label: string
  disabled: boolean
  invalid: true | undefined
  /** The id of what says why. */
  describedBy: string | undefined
  /** `unreadable`: what was typed is no number, or no day of the calendar. */
  onValue: (value: string, unreadable?: boolean) => void
}

/** The control for a value of that type. It holds what is typed until the type changes. */
export const AttributeValue = ({ attribute: { type, value }, label, disabled, invalid, describedBy, onValue }: AttributeValueProps) => {
  const t = useTranslate()
  const format = useFormat()
  const control = { 'aria-label': label, 'aria-invalid': invalid, 'aria-describedby': describedBy, disabled }
  if (type === 'boolean') {
    return (
      <ControlBox>
        <select {...control} defaultValue={value} onChange={(event) => onValue(event.currentTarget.value)}>
          <option value="true">{t('forms:attributes.true')}</option>
          <option value="false">{t('forms:attributes.false')}</option>
        </select>
        <Icon name="down" size={12} />
      </ControlBox>
    )
  }
  if (type === 'number') {
    const marks = numberMarks(format.locale)
    return (
      <ControlBox>
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={format.plain(value)}
          onChange={({ currentTarget }) => {
            const read = readNumberText(currentTarget.value, marks)
            onValue(read ?? '', read === undefined && currentTarget.value.trim() !== '')
          }}
        />
      </ControlBox>
    )
  }
  return (
    <ControlBox>
      <input
        {...control}
        type={type === 'date' ? 'date' : 'text'}
        defaultValue={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        // A day that no month has is none to the browser, which tells of no change.
        onBlur={({ currentTarget }) => currentTarget.validity.badInput && onValue('', true)}
      />
    </ControlBox>
  )
}
