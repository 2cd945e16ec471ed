/**
 * The plural forms of each language as Intl names them. A message with a count has one text for each form of its language:
 * `records_one`, `records_other`. `many` of Spanish and Portuguese is for whole millions ("1.000.000 de registros").
 */
export interface PluralForms {
  en: 'one' | 'other'
  'en-x-farm': 'one' | 'other'
  de: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  ja: 'other'
  ko: 'other'
  nl: 'one' | 'other'
  pt: 'one' | 'many' | 'other'
  'zh-Hans': 'other'
  'zh-Hant': 'other'
}
