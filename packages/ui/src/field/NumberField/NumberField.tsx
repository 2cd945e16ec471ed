import { useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import { numberMarks, readNumber } from './read-number.ts'

export interface NumberFieldProps extends FieldText {
  /** A number, or text that was typed before and isn't one. */
  defaultValue?: number | string | undefined
  unit?: string | undefined
  /** Digits after the decimal mark; more are rounded when the field is left, which is said in words. */
  decimals?: number | undefined
  /** The number, the typed text while it isn't one, `undefined` when the field is empty. */
  onChange: (value: number | string | undefined) => void
}

/** A number as people write it, with a comma or a point. When the field is left it shows what was understood. */
export const NumberField = ({ defaultValue, unit, decimals, onChange, ...text }: NumberFieldProps) => {
  const format = useFormat()
  const t = useTranslate()
  const [rounding, setRounding] = useState<{ from: string; to: string }>()
  const write = (value: number) => format.number(value, { useGrouping: false, maximumFractionDigits: decimals ?? 6 })
  const read = (typed: string) => (typed.trim() === '' ? undefined : (readNumber(typed, numberMarks(format.locale)) ?? typed))
  return (
    <FieldFrame {...text}>
      {(aria) => (
        <>
          <span className="tm-input tm-number" part="input">
            <input
              {...aria}
              className="tm-number-input"
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              defaultValue={typeof defaultValue === 'number' ? write(defaultValue) : defaultValue}
              required={text.required}
              onChange={(event) => {
                setRounding(undefined)
                onChange(read(event.currentTarget.value))
              }}
              onBlur={(event) => {
                const value = read(event.currentTarget.value)
                if (typeof value !== 'number') return
                const factor = 10 ** (decimals ?? 6)
                const rounded = Math.round(value * factor) / factor
                const typed = event.currentTarget.value.trim()
                event.currentTarget.value = write(rounded)
                if (rounded === value) return
                setRounding({ from: typed, to: write(rounded) })
                onChange(rounded)
              }}
            />
            {unit !== undefined && <span className="tm-number-unit">{unit}</span>}
          </span>
          <p className="tm-number-rounded" role="status">
            {rounding && t('task-run:rounded', rounding)}
          </p>
        </>
      )}
    </FieldFrame>
  )
}
