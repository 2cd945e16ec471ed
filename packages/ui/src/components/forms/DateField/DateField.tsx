import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useFormat, useNow, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useOnDemand } from '../../on-demand.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import type { FormText } from '../FieldFrame/FieldFrame.tsx'
import { pickers } from './pickers.ts'
import { WrittenField } from './WrittenField.tsx'
import { isWhole } from './written.ts'

/** As large as the calendar, so that nothing moves when it comes. */
const Waiting = styled('div')({ width: 320, height: 336 })

export interface DateFieldProps extends FormText, ValueBinding<string> {
  /** Days are `YYYY-MM-DD`, without a time zone; empty for none. */
  defaultValue?: string | undefined
  min?: string | undefined
  max?: string | undefined
}

/** A day, written in the way of the language or chosen from a calendar. */
export const DateField = ({ defaultValue = '', min, max, ...field }: DateFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const [open, setOpen] = useState(false)
  const code = useOnDemand(pickers, open)
  const check = (day: string) => {
    if (min !== undefined && day < min) return t('forms:date.min', { day: format.day(min) })
    return max !== undefined && day > max ? t('forms:date.max', { day: format.day(max) }) : undefined
  }
  return (
    <WrittenField {...field} written="day" defaultValue={defaultValue} check={check}>
      {(box, day, write) => (
        <>
          {!field.readOnly && (
            <IconButton
              aria-label={t('forms:date.choose', { label: field.label })}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={field.disabled ?? false}
              onClick={() => setOpen(true)}
            >
              <Icon name="calendar" />
            </IconButton>
          )}
          <Popover
            open={open}
            anchorEl={box}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': field.label } }}
            onClose={() => setOpen(false)}
          >
            {code ? (
              <code.Calendar
                value={isWhole('day', day) ? day : ''}
                min={min}
                max={max}
                today={now()}
                onDay={(chosen) => {
                  write(chosen)
                  setOpen(false)
                }}
              />
            ) : (
              <Waiting />
            )}
          </Popover>
        </>
      )}
    </WrittenField>
  )
}
