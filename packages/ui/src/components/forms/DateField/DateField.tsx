import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useFormat, useNow, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { onDemand, useOnDemand } from '../../on-demand.ts'
import type { NativeBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'
import { useSelfCheck } from '../FieldFrame/use-self-check.ts'

const calendar = onDemand(() => import('./Calendar.tsx'))

/** As large as the calendar, so that nothing moves when it comes. */
const Waiting = styled('div')({ width: 320, height: 336 })

const Box = styled(ControlBox)({ '& input::-webkit-calendar-picker-indicator': { display: 'none' } })

export interface DateFieldProps extends FormText, NativeBinding<HTMLInputElement> {
  /** Days are `YYYY-MM-DD`, without a time zone. */
  defaultValue?: string | undefined
  min?: string | undefined
  max?: string | undefined
}

/** As if it had been typed: React, and who listens to the field, hear of it. */
const type = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A day, typed or chosen from a calendar that is loaded when it is first opened. */
export const DateField = ({ defaultValue, min, max, name, ref, onChange, onBlur, ...text }: DateFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const code = useOnDemand(calendar, open)
  const input = () => box.current?.querySelector('input')
  const { problem, changed, left } = useSelfCheck((day: string) => {
    if (day === '') return undefined
    if (min !== undefined && day < min) return t('forms:date.min', { day: format.day(min) })
    return max !== undefined && day > max ? t('forms:date.max', { day: format.day(max) }) : undefined
  })
  return (
    <FieldFrame label={text.label} hint={text.hint} error={text.error ?? problem} required={text.required}>
      {(aria) => (
        <>
          <Box ref={box}>
            <input
              {...aria}
              ref={ref}
              type="date"
              name={name}
              defaultValue={defaultValue}
              min={min}
              max={max}
              required={text.required}
              disabled={text.disabled}
              readOnly={text.readOnly}
              onChange={(event) => {
                changed(event.currentTarget.value)
                onChange?.(event)
              }}
              onBlur={(event) => {
                left(event.currentTarget.value)
                onBlur?.(event)
              }}
            />
            {!text.readOnly && (
              <IconButton
                aria-label={t('forms:date.choose', { label: text.label })}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={text.disabled ?? false}
                onClick={() => setOpen(true)}
              >
                <Icon name="calendar" />
              </IconButton>
            )}
          </Box>
          <Popover
            open={open}
            anchorEl={box.current}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': text.label } }}
            onClose={() => setOpen(false)}
          >
            {code ? (
              <code.default
                value={input()?.value ?? ''}
                min={min}
                max={max}
                today={now()}
                onDay={(day) => {
                  const control = input()
                  if (control) type(control, day)
                  left(day)
                  setOpen(false)
                }}
              />
            ) : (
              <Waiting />
            )}
          </Popover>
        </>
      )}
    </FieldFrame>
  )
}
