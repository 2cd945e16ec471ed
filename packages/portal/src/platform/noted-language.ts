import { addresses } from '@tracemark/api/addresses'
import { Language } from '@tracemark/api/schemas'
import { matchPath } from 'react-router'

/** The server reads it too: it then names the texts of the language at the top of the page, and signs in in it. */
const COOKIE = 'tracemark_language'
const YEAR_S = 31_536_000

type Page = Pick<Document, 'cookie'>

/** In which language this device showed the portal last. */
export const notedLanguage = (page: Page = document): Language | undefined => {
  const pair = page.cookie.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`))
  return Language.safeParse(pair?.slice(COOKIE.length + 1)).data
}

export const noteLanguage = (language: Language, page: Page = document): void => {
  if (notedLanguage(page) !== language) page.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** The languages in which this device showed organizations last, by their short names. */
const KEY = 'tracemark.organization-languages'

const readLanguages = (storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** The short name of the organization whose page an address is. */
export const organizationOf = (pathname: string): string | undefined =>
  matchPath({ path: addresses.organization.home.pattern, end: false }, pathname)?.params.org

/** In which language this device showed this organization last: its words hold before the organization itself is read. */
export const organizationLanguage = (slug: string, storage: Pick<Storage, 'getItem'>): Language | undefined =>
  Language.safeParse(readLanguages(storage)[slug]).data

export const noteOrganizationLanguage = (slug: string, language: Language, storage: Pick<Storage, 'getItem' | 'setItem'>): void => {
  const languages = readLanguages(storage)
  if (languages[slug] === language) return
  try {
    storage.setItem(KEY, JSON.stringify({ ...languages, [slug]: language }))
  } catch {
    // Storage that is full or forbidden: the next visit begins with the language of this one.
  }
}
