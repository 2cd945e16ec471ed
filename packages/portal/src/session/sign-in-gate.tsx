import { isAway, type SessionEnd, type SessionView } from '@tracemark/state-machines/session'
import { SignedOutScreen } from '@tracemark/ui/screens/session/signed-out'
import { SigningInScreen } from '@tracemark/ui/screens/session/signing-in'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { ServerAway } from '../platform/server-away.tsx'
import { useServices } from '../platform/services-context.tsx'
import { forgetGuidedTasks } from './forget-guided-tasks.ts'

/** A failure that trying again may mend; every other end of a session is shown as being signed out. */
const toIdentityFailure = (ended: SessionEnd | undefined): { code: 'network_unreachable' } | undefined =>
  isAway(ended) ? { code: 'network_unreachable' } : undefined

/** Whoever signed out without a network: the provider hears of it when it can be reached. */
const SignedOutHere = ({ onSignIn }: { onSignIn: () => void }) => {
  const { session, logger } = useServices()
  // Noted before the page says so: who reads it may leave at once.
  useLayoutEffect(() => forgetGuidedTasks(logger), [logger])
  return <SignedOutScreen onSignIn={onSignIn} onRetry={() => session.send({ type: 'RETRY' })} />
}

/**
 * Leaves for the provider at once when nobody was signed in. When a session ended or a sign-in failed, it says so first:
 * a page that goes elsewhere by itself explains nothing, and could go in circles.
 */
export const SignInGate = ({ session, returnTo }: { session: SessionView; returnTo?: string }) => {
  const services = useServices()
  const { pathname, search, hash } = useLocation()
  const wanted = returnTo ?? `${pathname}${search}${hash}`
  const signIn = () => services.session.send({ type: 'SIGN_IN', returnTo: wanted })
  const leavesAtOnce = session.kind === 'signedOut' && session.ended === undefined

  useEffect(() => {
    if (leavesAtOnce) services.session.send({ type: 'SIGN_IN', returnTo: wanted })
  }, [leavesAtOnce, services, wanted])

  if (session.kind !== 'signedOut' || leavesAtOnce) return <SigningInScreen />
  const failure = toIdentityFailure(session.ended)
  if (!failure) return <SignedOutScreen onSignIn={signIn} />
  if (session.ended?.reason === 'sign_out_failed') return <SignedOutHere onSignIn={signIn} />
  const retry = () => (session.ended?.reason === 'expired' ? services.session.send({ type: 'RETRY' }) : signIn())
  return <ServerAway failure={failure} onRetry={retry} />
}
