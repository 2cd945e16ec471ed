import { styled } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { useOnDemand } from '../../on-demand.ts'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'
import { pickers } from './pickers.ts'
import { isFilled, isWhole, type Written } from './written.ts'

const Box = styled(ControlBox)({
  '&:has(input:disabled)': { background: 'var(--tm-plain-wash)', borderColor: 'var(--tm-line)', cursor: 'default' },
})

export interface WrittenFieldProps extends FormText, ValueBinding<string> {
  written: Written
  /** `YYYY-MM-DD` or `HH:MM`; empty for none. */
  defaultValue: string
  /** What is wrong with a whole day or time, in words. */
  check?: ((value: string) => string | undefined) | undefined
  /** Behind what is written. `write`: as if it had been typed. */
  children?: ((box: HTMLElement | null, value: string, write: (value: string) => void) => ReactNode) | undefined
}

/**
 * A day or a time, written in the way of the language. Hands over what is whole; what somebody leaves half written is handed over as it stands,
 * so that it is refused rather than lost.
 */
export const WrittenField = ({ written, defaultValue, check, name, onChange, onBlur, children, ...text }: WrittenFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const code = useOnDemand(pickers, true)
  const box = useRef<HTMLSpanElement>(null)
  const current = useRef(defaultValue)
  const [begun, setBegun] = useState({ value: defaultValue, round: 0 })
  const [isWaitingFocused, setWaitingFocused] = useState(false)
  const { problem, changed, left, settle } = useSelfCheck((value: string) => {
    if (value === '') return undefined
    if (isWhole(written, value)) return check?.(value)
    return t(isFilled(written, value) ? 'forms:problem.date_invalid' : `forms:date.whole_${written}`)
  }, text)
  const change = (value: string) => {
    if (value === current.current) return
    current.current = value
    changed(value)
    onChange?.(value)
    announceChange(box.current)
  }
  const leave = () => {
    const shown = box.current?.querySelector('input')?.value ?? ''
    if (code && !text.readOnly && (shown === '' || !isWhole(written, current.current))) change(shown)
    left(current.current)
  }
  const settleWritten = () => {
    if (box.current?.contains(document.activeElement)) leave()
    return settle()
  }
  const shownText = (value: string) => (written === 'day' && isWhole('day', value) ? format.day(value) : value)
  return (
    <FieldFrame label={text.label} hint={text.hint} error={problem ?? text.error} required={text.required} settle={settleWritten}>
      {(aria) => (
        <Box
          ref={box}
          onKeyDownCapture={({ key }) => {
            if (key === 'Enter') leave()
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return
            leave()
            onBlur?.()
          }}
        >
          {code ? (
            <code.Sections
              key={begun.round}
              written={written}
              aria={aria}
              defaultValue={begun.value}
              autoFocus={isWaitingFocused}
              name={name}
              required={text.required ?? false}
              disabled={text.disabled ?? false}
              readOnly={text.readOnly ?? false}
              onChange={change}
              onBroken={() => {
                current.current = ''
              }}
            />
          ) : (
            <input
              {...aria}
              readOnly
              data-waiting={text.readOnly ? undefined : ''}
              disabled={text.disabled}
              value={shownText(begun.value)}
              onFocus={() => setWaitingFocused(true)}
              onBlur={() => setWaitingFocused(false)}
            />
          )}
          {children?.(box.current, current.current, (value) => {
            setWaitingFocused(false)
            setBegun(({ round }) => ({ value, round: round + 1 }))
            change(value)
            left(value)
          })}
        </Box>
      )}
    </FieldFrame>
  )
}
