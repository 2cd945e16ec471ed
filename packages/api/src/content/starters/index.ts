import type { Language } from '../../schemas/index.ts'
import type { StarterTexts } from '../value-chain-starters.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { zhHans } from './zh-Hans.ts'
import { zhHant } from './zh-Hant.ts'

/** By language; English and its wordings have none. */
export const starterTexts: Readonly<Partial<Record<Language, StarterTexts>>> = {
  de,
  es,
  ja,
  ko,
  nl,
  pt,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}
