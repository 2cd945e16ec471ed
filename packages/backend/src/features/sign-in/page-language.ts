import { Language, languages } from '@tracemark/api/schemas'
import { readLanguages } from '../../platform/http/visitor.ts'
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

/** Places where Chinese is written in the traditional script. */
const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i

/** The language of the portal that a tag stands for (BCP 47). */
export const readTag = (tag: string): Language | undefined => {
  if (/^zh\b/i.test(tag)) return TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans'
  const primary = tag.split('-')[0]?.toLowerCase()
  return Language.safeParse(tag).data ?? Language.safeParse(primary).data
}

const COOKIE = 'tracemark_language'

/** What somebody chose on one of these pages holds for a year, on all of them. */
export const languageCookie = (language: Language): string => `${COOKIE}=${language}; Path=/oidc; Max-Age=31536000; SameSite=Lax; HttpOnly`

export interface Asked {
  cookie: string | undefined
  /** `ui_locales` of the request: what the portal is shown in. */
  uiLocales: unknown
  acceptLanguage: string | undefined
}

/** The language of a page: what was chosen here, else what the portal is shown in, else what the browser asks for. */
export const chooseLanguage = ({ cookie, uiLocales, acceptLanguage }: Asked): Language => {
  const chosen = cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  const tags = [
    ...(chosen ? [chosen] : []),
    ...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []),
    ...readLanguages(acceptLanguage),
  ]
  return tags.map(readTag).find((language) => language !== undefined) ?? 'en'
}

/** `{name}` in a text, filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
