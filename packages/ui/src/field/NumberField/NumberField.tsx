import { useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import { numberMarks, readNumber } from './read-number.ts'
import './NumberField.css'

export interface NumberFieldProps extends FieldText {
  /** A number, or text that was typed before and isn't one. */
  defaultValue?: number | string | undefined
  unit?: string | undefined
  /** Digits after the decimal mark, any number where absent; more are rounded when the field is left, which is said in words. */
  decimals?: number | undefined
  /** What is wrong with an answer. Asked when the field is left, so that nobody is told while they write. */
  complain?: ((value: number | string) => string | undefined) | undefined
  /** The number, the typed text while it isn't one, `undefined` when the field is empty. */
  onChange: (value: number | string | undefined) => void
}

interface Told {
  rounding?: { from: string; to: string } | undefined
  complaint?: string | undefined
}

const NOTHING: Told = {}
/** A field is often left by pressing something below it, which must not move under the finger before the press is over. */
const PRESS_MS = 300

/** A number as people write it, with a comma or a point. When the field is left it shows what was understood. */
export const NumberField = ({ defaultValue, unit, decimals, complain, onChange, ...text }: NumberFieldProps) => {
  const format = useFormat()
  const t = useTranslate()
  // Where it is told stands there from the time that the field has the focus: a long form has many, and screen readers tell what changes.
  const [told, setTold] = useState<Told>()
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const round = (value: number) => (decimals === undefined ? value : Math.round(value * 10 ** decimals) / 10 ** decimals)
  const read = (typed: string) => (typed.trim() === '' ? undefined : (readNumber(typed, numberMarks(format.locale)) ?? typed))
  return (
    <FieldFrame {...text} error={text.error ?? told?.complaint}>
      {(aria) => (
        <>
          <span className="tm-input tm-number" part="input">
            <input
              {...aria}
              className="tm-number-input"
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              defaultValue={typeof defaultValue === 'number' ? format.plain(defaultValue) : defaultValue}
              required={text.required}
              onFocus={() => setTold((before) => before ?? NOTHING)}
              onChange={(event) => {
                clearTimeout(telling.current)
                setTold(NOTHING)
                onChange(read(event.currentTarget.value))
              }}
              onBlur={(event) => {
                const value = read(event.currentTarget.value)
                if (value === undefined) return
                let answer: number | string = value
                let rounding: Told['rounding']
                if (typeof value === 'number') {
                  const rounded = round(value)
                  const [from, to] = [event.currentTarget.value.trim(), format.plain(rounded)]
                  event.currentTarget.value = to
                  if (rounded !== value) {
                    rounding = { from, to }
                    onChange(rounded)
                  }
                  answer = rounded
                }
                const complaint = complain?.(answer)
                if (rounding || complaint) telling.current = setTimeout(() => setTold({ rounding, complaint }), PRESS_MS)
              }}
            />
            {unit !== undefined && <span className="tm-number-unit">{unit}</span>}
          </span>
          {told && (
            <p className="tm-number-rounded" role="status">
              {told.rounding && t('task-run:rounded', told.rounding)}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}
