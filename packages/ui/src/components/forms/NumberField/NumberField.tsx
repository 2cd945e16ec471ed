import { numberMarks, readNumber } from '../../../field/NumberField/read-number.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { isBetween } from '../FieldFrame/checks.ts'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'

export interface NumberFieldProps extends FormText, ValueBinding<number | undefined> {
  defaultValue?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Digits after the mark, to which it is rounded; any number where absent. */
  decimals?: number | undefined
  /** Such as "kg"; stands behind the number. */
  unit?: string | undefined
}

/** A number in the writing of the language. Hands over `undefined` while it is empty, and `NaN` while it is no number. */
export const NumberField = ({ defaultValue, min, max, decimals, unit, name, onChange, onBlur, ...text }: NumberFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const marks = numberMarks(format.locale)
  const rangeText = () => {
    if (min === undefined) return t('forms:number.max', { max: format.decimal(max ?? 0) })
    return max === undefined
      ? t('forms:number.min', { min: format.decimal(min) })
      : t('forms:number.min_max', { min: format.decimal(min), max: format.decimal(max) })
  }
  const { problem, changed, left, settle } = useSelfCheck((typed: string) => {
    if (typed.trim() === '') return undefined
    const value = readNumber(typed, marks)
    if (value === undefined) return t('forms:invalid.number')
    return isBetween(value, { min, max }) ? undefined : rangeText()
  }, text)
  return (
    <FieldFrame
      label={text.label}
      hint={text.readOnly ? undefined : text.hint}
      error={problem ?? text.error}
      required={text.required}
      settle={settle}
    >
      {(aria) => (
        <ControlBox>
          <input
            {...aria}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            name={name}
            defaultValue={defaultValue === undefined ? undefined : format.plain(defaultValue)}
            required={text.required}
            disabled={text.disabled}
            readOnly={text.readOnly}
            onChange={(event) => {
              const typed = event.currentTarget.value
              changed(typed)
              onChange?.(readNumber(typed, marks) ?? (typed.trim() === '' ? undefined : Number.NaN))
            }}
            onKeyDown={({ key, currentTarget }) => {
              // It is sent without being left.
              if (key === 'Enter') left(currentTarget.value)
            }}
            onBlur={(event) => {
              const input = event.currentTarget
              left(input.value)
              const value = readNumber(input.value, marks)
              if (value !== undefined && !text.readOnly) {
                const rounded = decimals === undefined ? value : Number(value.toFixed(decimals))
                input.value = format.plain(rounded)
                if (rounded !== value) onChange?.(rounded)
              }
              onBlur?.()
            }}
          />
          {unit !== undefined && <span>{unit}</span>}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
