import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { isColor } from '../FieldFrame/checks.ts'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'

const Swatch = styled('input')({
  flex: 'none',
  width: 22,
  height: 22,
  padding: 0,
  border: '1px solid var(--tm-line-field)',
  borderRadius: 4,
  background: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 3 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 3 },
  '&:disabled': { cursor: 'default' },
})

/** What the swatch shows while there is no colour. */
const NO_COLOR = '#ffffff'

export interface ColorFieldProps extends FormText, ValueBinding<string | undefined> {
  /** `#rrggbb`. */
  defaultValue?: string | undefined
}

/** A colour, picked or typed. Hands over `#rrggbb` in small letters, or `undefined` while there is none. */
export const ColorField = ({ defaultValue, name, onChange, onBlur, ...text }: ColorFieldProps) => {
  const t = useTranslate()
  const typed = useRef<HTMLInputElement>(null)
  const swatch = useRef<HTMLInputElement>(null)
  const { problem, changed, left, settle } = useSelfCheck(
    (value: string) => (value === '' || isColor(value) ? undefined : t('forms:invalid.color')),
    text,
  )
  const take = (value: string) => {
    changed(value)
    onChange?.(isColor(value) ? value.toLowerCase() : undefined)
  }
  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error ?? problem} required={text.required} settle={settle}>
      {(aria) => (
        <ControlBox>
          <Swatch
            ref={swatch}
            type="color"
            aria-label={t('forms:color.pick', { label: text.label })}
            defaultValue={defaultValue ?? NO_COLOR}
            disabled={text.disabled || text.readOnly}
            onChange={(event) => {
              if (typed.current) typed.current.value = event.currentTarget.value
              take(event.currentTarget.value)
            }}
          />
          <input
            {...aria}
            ref={typed}
            type="text"
            name={name}
            defaultValue={defaultValue}
            placeholder="#rrggbb"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            required={text.required}
            disabled={text.disabled}
            readOnly={text.readOnly}
            onChange={({ currentTarget: { value } }) => {
              if (swatch.current && isColor(value)) swatch.current.value = value
              take(value)
            }}
            onBlur={(event) => {
              left(event.currentTarget.value)
              onBlur?.()
            }}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}
