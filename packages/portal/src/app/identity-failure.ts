import type { SessionEnd } from '@tracemark/state-machines/session'

/** A failure that trying again may mend; every other end of a session is shown as being signed out. */
export const toIdentityFailure = (ended: SessionEnd | undefined): { code: 'network_unreachable' } | undefined =>
  ended?.code === 'network_unreachable' || ended?.code === 'provider_unavailable' ? { code: 'network_unreachable' } : undefined
