import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CustomRange } from './CustomRange.tsx'
import { type DateRange, type DateRangeName, dateRanges, rangeDays, type WeekDay } from './range-days.ts'
import { getWeekStart } from './week-start.ts'

export { type DateRange, type DateRangeName, dateRanges, rangeDays, type WeekDay } from './range-days.ts'
export { getWeekStart } from './week-start.ts'

const Opener = styled(Button)({
  maxWidth: '100%',
  whiteSpace: 'normal',
  textAlign: 'inherit',
  gap: 8,
  '&.Mui-disabled': { color: 'var(--tm-ink-muted)' },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
})

const Item = styled(MenuItem)({
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  whiteSpace: 'normal',
  gap: '0 24px',
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
})

/** `YYYY-MM-DD` of an instant, in that time zone. */
const toDay = (instant: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone !== undefined && { timeZone }) }).format(instant)

export interface DateRangePickerProps {
  /** What the range is of, such as "Period". */
  label: string
  value: DateRange
  /** Days `YYYY-MM-DD` that a custom range stays within. */
  min?: string | undefined
  max?: string | undefined
  /** 1 is Monday; that of the language where absent. */
  weekStart?: WeekDay | undefined
  /** IANA name, for what day it is; the device's own where absent. */
  timeZone?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: DateRange) => void
}

/** The time that a dashboard looks at: one of six ranges, or from one day to another. Hands over days and the name of the range. */
export const DateRangePicker = ({ label, value, min, max, weekStart, timeZone, disabled = false, onChange }: DateRangePickerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [custom, setCustom] = useState(false)
  const today = toDay(now(), timeZone)
  const first = weekStart ?? getWeekStart(format.locale)
  const days = ({ from, to }: { from: string; to: string }) =>
    from === to ? format.day(from) : t('lists:filter.days', { from: format.day(from), to: format.day(to) })
  const choose = (range: DateRangeName) => {
    const chosen = rangeDays(range, today, first)
    if (chosen === undefined) {
      setCustom(true)
      return
    }
    setOpen(false)
    onChange({ range, ...chosen })
  }
  return (
    <>
      <Opener
        ref={opener}
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        startIcon={<Icon name="calendar" />}
        endIcon={<Icon name="down" size={12} />}
        onClick={() => {
          setCustom(value.range === 'custom')
          setOpen(true)
        }}
      >
        <span>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {t(`forms:range.${value.range}`)}{' '}
        </span>
        <small dir="auto">{days(value)}</small>
      </Opener>
      <Popover
        open={open}
        anchorEl={opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, marginTop: '4px' } } }}
        onClose={() => setOpen(false)}
      >
        <MenuList autoFocusItem aria-label={label} sx={{ padding: '4px' }}>
          {dateRanges.map((range) => {
            const span = rangeDays(range, today, first)
            const chosen = range === (custom ? 'custom' : value.range)
            return (
              <Item key={range} role="menuitemradio" aria-checked={chosen} selected={chosen} onClick={() => choose(range)}>
                {t(`forms:range.${range}`)}
                {span && <small dir="auto">{days(span)}</small>}
              </Item>
            )
          })}
        </MenuList>
        {custom && (
          <CustomRange
            from={value.from}
            to={value.to}
            min={min}
            max={max}
            onApply={(span) => {
              setOpen(false)
              onChange({ range: 'custom', ...span })
            }}
          />
        )}
      </Popover>
    </>
  )
}
