import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { ReactNode } from 'react'
import { useLanguage, useTranslate } from '../../../i18n/context.ts'
import { dayjsLocale, pickerTexts } from './dayjs-locale.ts'

/** Around what MUI X draws of dates and times: in the language of the person, by its order and its marks. */
export const Pickers = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale(language)}
      localeText={{
        ...pickerTexts(language),
        previousMonth: t('media:calendar.previous'),
        nextMonth: t('media:calendar.next'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'forms:date.to_days' : 'forms:date.to_years'),
      }}
    >
      {children}
    </LocalizationProvider>
  )
}
