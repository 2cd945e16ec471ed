import type { Language } from '@tracemark/api/schemas'
import { readTag } from '../language-tag.ts'
import { readLanguages } from './visitor.ts'

const COOKIE = 'tracemark_language'

/** What somebody chose on one of these pages holds for a year, on all of them. */
export const languageCookie = (language: Language): string => `${COOKIE}=${language}; Path=/oidc; Max-Age=31536000; SameSite=Lax; HttpOnly`

export interface PageLanguageRequest {
  cookie: string | undefined
  /** `ui_locales` of the request: what the portal is shown in. */
  uiLocales: unknown
  acceptLanguage: string | undefined
}

/** The language of a page: what was chosen here, else what the portal is shown in, else what the browser asks for. */
export const chooseLanguage = ({ cookie, uiLocales, acceptLanguage }: PageLanguageRequest): Language => {
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
