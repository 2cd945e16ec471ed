import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { isPublicRoute } from '../app/route-handle.ts'
import { useSessionView } from '../app/services-context.tsx'
import { SignInGate } from './sign-in-gate.tsx'

/**
 * Around every page: whoever is not signed in is sent to sign in, except on public routes. Another person's session begins
 * every page anew.
 */
export const Root = () => {
  const session = useSessionView()
  const open = isPublicRoute(useMatches()) || session.kind === 'signedIn'
  return (
    <>
      {open ? <Outlet key={session.kind === 'signedIn' ? session.subject : undefined} /> : <SignInGate session={session} />}
      <ScrollRestoration />
    </>
  )
}
