import { readReturnPath } from '@tracemark/api/identity'

/** What a path within a path could be taken for: another site, or this very page, which would come back to itself. */
const LEADS_NOWHERE = /^\/+([a-z][a-z\d+.-]*:|loggedin(\/|\?|#|$))/i

/** Where a sign-in ends: at the path that was stored when it began, else at that of the address (`/loggedin/:path?`), else at Home. */
export const afterSignIn = (stored: string | undefined, addressed = ''): string => {
  const wanted = stored === undefined || stored === '/' ? `/${addressed}` : stored
  return LEADS_NOWHERE.test(wanted) ? '/' : (readReturnPath(wanted) ?? '/')
}
