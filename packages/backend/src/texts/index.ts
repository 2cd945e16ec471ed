import type { Language } from '@tracemark/api/schemas'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { zhHans } from './zh-Hans.ts'
import { zhHant } from './zh-Hant.ts'

const texts: Readonly<Record<Language, Texts>> = {
  en,
  'en-x-farm': { ...en, report: { ...en.report, asset: 'Grower Group', assetAndUnit: 'Grower Group and Farmer' } },
  de,
  es,
  ja,
  ko,
  nl,
  pt,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}

/** All that the server says to people of this language. */
export const getTexts = (language: Language): Texts => texts[language]

/** Puts values in place of `{name}`; what has no value stays. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

export type { Texts }
