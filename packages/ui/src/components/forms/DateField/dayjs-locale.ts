import { deDE, enUS, esES, jaJP, koKR, nlNL, ptBR, zhCN, zhTW } from '@mui/x-date-pickers/locales'
import type { Language } from '@tracemark/api/schemas'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/es'
import 'dayjs/locale/ja'
import 'dayjs/locale/ko'
import 'dayjs/locale/nl'
import 'dayjs/locale/pt-br'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'

const locales = {
  en: 'en-gb',
  'en-x-farm': 'en-gb',
  de: 'de',
  es: 'es',
  ja: 'ja',
  ko: 'ko',
  nl: 'nl',
  pt: 'pt-br',
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-tw',
} as const

/** The month names and first day of the week of the calendar. */
export const dayjsLocale = (language: Language): string => locales[language]

const texts = {
  en: enUS,
  'en-x-farm': enUS,
  de: deDE,
  es: esES,
  ja: jaJP,
  ko: koKR,
  nl: nlNL,
  pt: ptBR,
  'zh-Hans': zhCN,
  'zh-Hant': zhTW,
} as const

/** What the parts of a date are called, and what stands in them while they are empty. */
export const pickerTexts = (language: Language): (typeof deDE)['components']['MuiLocalizationProvider']['defaultProps']['localeText'] =>
  texts[language].components.MuiLocalizationProvider.defaultProps.localeText

const monthHeadings = {
  en: 'MMMM YYYY',
  'en-x-farm': 'MMMM YYYY',
  de: 'MMMM YYYY',
  es: 'MMMM YYYY',
  ja: 'YYYY年M月',
  ko: 'YYYY년 M월',
  nl: 'MMMM YYYY',
  pt: 'MMMM YYYY',
  'zh-Hans': 'YYYY年M月',
  'zh-Hant': 'YYYY年M月',
} as const

/** What stands over the month, as a format of dayjs: the year goes first in East Asia. */
export const monthHeading = (language: Language): string => monthHeadings[language]
