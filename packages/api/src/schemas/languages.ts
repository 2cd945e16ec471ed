/** Interface languages. `en-x-farm` is English in the Farm Audits wording (Grower Groups, Farmers, Villages). */
export const languages = ['en', 'en-x-farm', 'de', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant'] as const

/**
 * English is written the way most of its readers outside the United States do: 24 h, day first. Portuguese is that of Brazil,
 * where the growers are. Korean has 24 h too, because browsers differ between 오전 and AM.
 */
const locales = {
  en: 'en-GB',
  'en-x-farm': 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  ja: 'ja-JP',
  ko: 'ko-KR-u-hc-h23',
  nl: 'nl-NL',
  pt: 'pt-BR',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
} as const

/** The locale for numbers, dates and lists. */
export const intlLocale = (language: (typeof languages)[number]): string => locales[language]

const pluralRules: Partial<Record<(typeof languages)[number], Intl.PluralRules>> = {}

/**
 * Tells which plural form of a text a count takes. Zero takes the plural in every language here: Intl gives Portuguese the singular
 * ("0 interação").
 */
export const choosePlural = (language: (typeof languages)[number], count: number): Intl.LDMLPluralRule => {
  if (count === 0) return 'other'
  pluralRules[language] ??= new Intl.PluralRules(intlLocale(language))
  return pluralRules[language].select(count)
}
