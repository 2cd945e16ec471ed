import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { isPublicRoute } from '../app/route-handle.ts'
import { useSessionView } from '../app/services-context.tsx'
import { SignInGate } from './sign-in-gate.tsx'

/** Around every page: whoever is not signed in is sent to sign in, except on public routes. */
export const Root = () => {
  const session = useSessionView()
  const open = isPublicRoute(useMatches()) || session.kind === 'signedIn'
  return (
    <>
      {open ? <Outlet /> : <SignInGate session={session} />}
      <ScrollRestoration />
    </>
  )
}
