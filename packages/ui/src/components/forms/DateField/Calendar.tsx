import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { deDE } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import { useLanguage } from '../../../i18n/context.ts'

const locales = { en: 'en-gb', 'en-x-farm': 'en-gb', de: 'de' } as const
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText

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
  const language = useLanguage()
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locales[language]} {...(language === 'de' && { localeText: german })}>
      <DateCalendar
        autoFocus
        reduceAnimations
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
