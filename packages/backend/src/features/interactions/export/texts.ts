import type { Language } from '@tracemark/api/schemas'
import type { ReportTexts } from './report-texts.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { nl } from './texts/nl.ts'
import { pt } from './texts/pt.ts'
import { zhHans } from './texts/zh-Hans.ts'
import { zhHant } from './texts/zh-Hant.ts'

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en,
  'en-x-farm': { ...en, asset: 'Grower Group', assetAndUnit: 'Grower Group and Farmer' },
  de,
  es,
  ja,
  ko,
  nl,
  pt,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}
