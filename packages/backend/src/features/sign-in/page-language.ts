import { type Language, languages } from '@tracemark/api/schemas'
import { de } from './texts/de.ts'
import { en, type IdentityTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { nl } from './texts/nl.ts'
import { pt } from './texts/pt.ts'
import { zhHans } from './texts/zh-Hans.ts'
import { zhHant } from './texts/zh-Hant.ts'

/** Each language's texts, and its own name, by which whoever speaks it looks for it. The wording of Farm Audits is English here. */
export const identityLanguages: Readonly<Record<Language, { name: string; texts: IdentityTexts }>> = {
  en: { name: 'English', texts: en },
  'en-x-farm': { name: 'English', texts: en },
  de: { name: 'Deutsch', texts: de },
  es: { name: 'Español', texts: es },
  ja: { name: '日本語', texts: ja },
  ko: { name: '한국어', texts: ko },
  nl: { name: 'Nederlands', texts: nl },
  pt: { name: 'Português', texts: pt },
  'zh-Hans': { name: '简体中文', texts: zhHans },
  'zh-Hant': { name: '繁體中文', texts: zhHant },
}

/** Those to choose from. */
export const offeredLanguages = languages.filter((language) => language !== 'en-x-farm')

/** `{name}` in a text, filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
