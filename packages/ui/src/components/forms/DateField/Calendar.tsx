import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { useFormat, useLanguage, useTranslate } from '../../../i18n/context.ts'
import { dayjsLocale, monthHeading } from './dayjs-locale.ts'

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
const Calendar = ({ value, min, max, today, onDay }: CalendarProps) => {
  const t = useTranslate()
  const language = useLanguage()
  const { locale } = useFormat()
  // By Intl: the first letter of the short name, as the calendar has it else, is the same for all seven days in Chinese.
  const weekday = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'narrow' }), [locale])
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale(language)}
      localeText={{
        previousMonth: t('media:calendar.previous'),
        nextMonth: t('media:calendar.next'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'forms:date.to_days' : 'forms:date.to_years'),
      }}
    >
      <DateCalendar
        autoFocus
        reduceAnimations
        dayOfWeekFormatter={(day) => weekday.format(day.toDate())}
        slotProps={{ calendarHeader: { format: monthHeading(language) } }}
        defaultValue={value === '' ? null : dayjs(value)}
        referenceDate={dayjs(today)}
        {...(min !== undefined && { minDate: dayjs(min) })}
        {...(max !== undefined && { maxDate: dayjs(max) })}
        onChange={(day, state) => day && state === 'finish' && onDay(day.format('YYYY-MM-DD'))}
      />
    </LocalizationProvider>
  )
}

export default Calendar
