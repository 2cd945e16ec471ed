import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import dayjs from 'dayjs'
import { useMemo, useState } from 'react'
import { useFormat, useLanguage } from '../../../i18n/context.ts'
import { monthHeading } from './dayjs-locale.ts'
import { Pickers } from './Pickers.tsx'

interface CalendarProps {
  /** Days are `YYYY-MM-DD`. */
  value: string
  min: string | undefined
  max: string | undefined
  /** The month that opens without a value. */
  today: Date
  onDay: (day: string) => void
}

/** The month to choose a day from: the part of a date field that is heavy, in its own chunk. */
export const Calendar = ({ value, min, max, today, onDay }: CalendarProps) => {
  const language = useLanguage()
  // The day that is chosen comes back while the calendar closes.
  const [first] = useState(value)
  const { locale } = useFormat()
  // By Intl: the first letter of the short name, as the calendar has it else, is the same for all seven days in Chinese.
  const weekday = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'narrow' }), [locale])
  return (
    <Pickers>
      <DateCalendar
        autoFocus
        reduceAnimations
        dayOfWeekFormatter={(day) => weekday.format(day.toDate())}
        slotProps={{ calendarHeader: { format: monthHeading(language) } }}
        defaultValue={first === '' ? null : dayjs(first)}
        referenceDate={dayjs(today)}
        {...(min !== undefined && { minDate: dayjs(min) })}
        {...(max !== undefined && { maxDate: dayjs(max) })}
        onChange={(day, state) => day && state === 'finish' && onDay(day.format('YYYY-MM-DD'))}
      />
    </Pickers>
  )
}
