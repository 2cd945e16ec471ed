import { isAway, type SessionEnd } from '@tracemark/state-machines/session'

/** A failure that trying again may mend; every other end of a session is shown as being signed out. */
export const toIdentityFailure = (ended: SessionEnd | undefined): { code: 'network_unreachable' } | undefined =>
  isAway(ended) ? { code: 'network_unreachable' } : undefined
