import { addresses } from '@tracemark/api/addresses'
import { Language } from '@tracemark/api/schemas'
import { matchPath } from 'react-router'
import * as z from 'zod/mini'

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

/** The short name of the organization whose page an address is. */
export const readOrganization = (pathname: string): string | undefined =>
  matchPath({ path: addresses.organization.home.pattern, end: false }, pathname)?.params.org

/** In which language this device showed an organization to an account, newest first. */
const Shown = z.array(z.object({ account: z.string(), organization: z.string(), language: Language }))

const KEY = 'tracemark.shown-languages'
const MOST = 50

type Seen = Partial<Omit<z.infer<typeof Shown>[number], 'language'>>

const readShown = (storage: Pick<Storage, 'getItem'>): z.infer<typeof Shown> => {
  try {
    return Shown.parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** The language that this account, this organization or both were shown last here: it holds until the organization and the person's own language are read. */
export const findShownLanguage = (seen: Seen, storage: Pick<Storage, 'getItem'>): Language | undefined =>
  readShown(storage).find(
    ({ account, organization }) => account === (seen.account ?? account) && organization === (seen.organization ?? organization),
  )?.language

export const noteShownLanguage = (shown: z.infer<typeof Shown>[number], storage: Pick<Storage, 'getItem' | 'setItem'>): void => {
  const others = readShown(storage).filter(({ account, organization }) => account !== shown.account || organization !== shown.organization)
  try {
    storage.setItem(KEY, JSON.stringify([shown, ...others].slice(0, MOST)))
  } catch {
    // Storage that is full or forbidden: the next visit waits for what is read.
  }
}
