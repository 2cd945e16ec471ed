import { Navigate, useParams } from 'react-router'
import { useSessionView } from '../platform/services-context.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { SignInGate } from './sign-in-gate.tsx'

/** Completes sign-in, then goes to the stored path or to that of the address, else Home. A result that can't be read leaves the person signed out. */
export const Component = () => {
  const session = useSessionView()
  const { '*': addressed } = useParams()
  if (session.kind === 'signedIn') return <Navigate to={afterSignIn(session.returnTo, addressed)} replace />
  return <SignInGate session={session} returnTo={afterSignIn(undefined, addressed)} />
}
