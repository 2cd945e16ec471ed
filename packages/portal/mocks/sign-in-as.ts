import type { DemoData } from '@tracemark/api/demo'
import { type Session, STORED_SESSION } from '@tracemark/api/identity'
import { issueMockToken } from '@tracemark/api/mocks'

const YEAR_S = 365 * 24 * 3600

/** Puts a session into the tab's storage, as signing in would: of `owner`, `member` or `worker`. Throws where the demo has nobody of that name. */
export const signInAs = (demo: DemoData, person: string): void => {
  const account = demo.accounts.find((candidate) => candidate.email === `${person}@demo.test`)
  if (!account) throw new Error(`The demo has nobody who is called ${person}.`)
  const { id, email, firstName, lastName } = account
  const exp = Math.floor(Date.now() / 1000) + YEAR_S
  const identityToken = issueMockToken({ kind: 'identity', sub: id, exp })
  const session: Session = { identityToken, exp, subject: id, email, name: `${firstName} ${lastName}` }
  sessionStorage.setItem(STORED_SESSION, JSON.stringify(session))
}
