import type { Language } from '../../schemas/index.ts'
import type { ContentNames } from './content-names.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { zhHans } from './zh-Hans.ts'
import { zhHant } from './zh-Hant.ts'

/** By language; English and its wordings have none. */
export const contentNames: Readonly<Partial<Record<Language, ContentNames>>> = {
  de,
  es,
  ja,
  ko,
  nl,
  pt,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}
