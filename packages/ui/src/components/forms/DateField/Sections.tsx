import type { SxProps } from '@mui/material/styles'
import { DateField } from '@mui/x-date-pickers/DateField'
import { TimeField } from '@mui/x-date-pickers/TimeField'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import type { ControlAria } from '../FieldFrame/FieldFrame.tsx'
import { Pickers } from './Pickers.tsx'
import { patternOf, type Written } from './written.ts'

/** As the native controls of a `ControlBox`. */
const look: SxProps = {
  flex: 1,
  minWidth: 0,
  '& .MuiPickersInputBase-root': { font: 'inherit', lineHeight: '20px', color: 'inherit' },
  '& .MuiPickersInputBase-root .MuiPickersInputBase-sectionsContainer': {
    width: 'auto',
    padding: '7px 0',
    color: 'var(--tm-ink)',
    opacity: 1,
  },
  '& .MuiPickersInputBase-sectionContent[aria-valuetext]:not([aria-valuenow])': { color: 'var(--tm-ink-muted)' },
  '& .MuiInputAdornment-root': { margin: 0, maxHeight: 'none' },
  '& .MuiIconButton-root': { padding: '5px', margin: '-5px 0' },
}

interface SectionsProps {
  written: Written
  aria: ControlAria
  /** `YYYY-MM-DD` or `HH:MM`; empty for none. */
  defaultValue: string
  autoFocus: boolean
  name: string | undefined
  required: boolean
  disabled: boolean
  readOnly: boolean
  onChange: (value: string) => void
  /** What stands there is no day or time any more. */
  onBroken: () => void
}

const read = (written: Written, value: string): Dayjs | null => {
  const moment = value === '' ? null : dayjs(written === 'day' ? value : `2000-01-01T${value}`)
  return moment?.isValid() ? moment : null
}

/** A day or a time in the parts that it has in the language, each of which is typed or goes up and down: the part of a date field that is heavy, in its own chunk. */
export const Sections = ({
  written,
  aria,
  defaultValue,
  autoFocus,
  name,
  required,
  disabled,
  readOnly,
  onChange,
  onBroken,
}: SectionsProps) => {
  const [value, setValue] = useState(() => read(written, defaultValue))
  const labelled = { 'aria-labelledby': `${aria.id}label`, 'aria-describedby': aria['aria-describedby'] }
  const field = {
    id: aria.id,
    value,
    autoFocus,
    disabled,
    readOnly,
    required,
    clearable: !required && !readOnly,
    error: aria['aria-invalid'] === true,
    variant: 'standard',
    sx: look,
    onChange: (next: Dayjs | null) => {
      setValue(next)
      if (next !== null && !next.isValid()) onBroken()
      else onChange(next?.format(patternOf[written]) ?? '')
    },
    onClear: () => onChange(''),
    slotProps: {
      textField: {
        name,
        slotProps: {
          // The control that is wrong is the one that takes the focus.
          input: { ...labelled, disableUnderline: true, 'aria-invalid': undefined },
          htmlInput: { 'aria-invalid': aria['aria-invalid'] },
        },
      },
    },
  } as const
  return <Pickers>{written === 'day' ? <DateField {...field} /> : <TimeField {...field} ampm={false} />}</Pickers>
}
