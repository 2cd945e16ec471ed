import type { Language } from '@tracemark/api/schemas'

const names = {
  en: 'English',
  'en-x-farm': 'English (Farm Audits)',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pt: 'Português',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const

/** Each language by its own name, as whoever speaks it looks for it. */
export const languageName = (language: Language): string => names[language]
