import type { OfflineTaskList } from '@tracemark/state-machines/guided-tasks'
import type { SessionView } from '@tracemark/state-machines/session'

/** A session of guided tasks belongs to who began it. */
export interface TaskSession extends Pick<OfflineTaskList, 'slug' | 'organization' | 'subject'> {}

export interface Context {
  session: SessionView
  /** The organization, once the person who is signed in is known to be of it. */
  ready?: TaskSession['organization'] | undefined
  /** The server can't be asked. */
  isAway: boolean
  /** What this device has read, `undefined` until it has looked. */
  kept: TaskSession | null | undefined
  /** What this page shows of the organization already. */
  before: TaskSession | undefined
  /** A task is open in it. */
  isTaskOpen: boolean
}

/**
 * Whose session of tasks the page shows, `undefined` while nobody's. A session that ends takes nothing away from its owner; whoever signs out
 * elsewhere keeps the task that is open and nothing else; somebody else never sees it (docs/decisions/guided-tasks.md).
 */
export const getTaskSession = (slug: string, { session, ready, isAway, kept, before, isTaskOpen }: Context): TaskSession | undefined => {
  if (session.kind === 'signedIn') {
    const { subject } = session
    if (before?.subject === subject) return ready ? { slug, organization: ready, subject } : before
    if (kept === undefined) return undefined
    if (ready) return { slug, organization: ready, subject }
    return isAway && kept?.subject === subject ? kept : undefined
  }
  const here = before ?? kept ?? undefined
  if (session.kind !== 'signedOut') return isAway && session.kind !== 'signingOut' ? here : undefined
  if (session.ended?.reason === 'sign_out_failed') return undefined
  if (session.ended?.reason === 'signed_out_elsewhere') return isTaskOpen ? before : undefined
  return here
}
