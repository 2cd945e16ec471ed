import { Language } from '@tracemark/api/schemas'

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
