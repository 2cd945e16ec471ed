import type { Session } from '@tracemark/api/identity'
import type { SnapshotFrom } from 'xstate'
import { isAway, type SessionEnd, type sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** What a page needs to know of the session. */
export type SessionView =
  | { kind: 'restoring' | 'signingIn' | 'completing' | 'signingOut' }
  | { kind: 'signedOut'; ended?: SessionEnd | undefined }
  | {
      kind: 'signedIn'
      subject: string
      email?: string | undefined
      name?: string | undefined
      locale?: string | undefined
      returnTo?: string | undefined
    }

/** Compare views with `isSameView`. */
export const toSessionView = (snapshot: SessionSnapshot): SessionView => {
  const { session, returnTo, ended } = snapshot.context
  if (snapshot.matches('signedIn') && session) {
    return { kind: 'signedIn', subject: session.subject, email: session.email, name: session.name, locale: session.locale, returnTo }
  }
  // The provider is only asked again: who waits for it need not see each try.
  if (isAway(ended)) return { kind: 'signedOut', ended }
  if (snapshot.matches('signingIn')) return { kind: 'signingIn' }
  if (snapshot.matches('completing')) return { kind: 'completing' }
  if (snapshot.matches('signingOut')) return { kind: 'signingOut' }
  return snapshot.matches('signedOut') ? { kind: 'signedOut', ended } : { kind: 'restoring' }
}

/** The session to make calls with; undefined unless signed in. */
export const selectSession = (snapshot: SessionSnapshot): Session | undefined => snapshot.context.session
