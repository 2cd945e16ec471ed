import { Navigate } from 'react-router'
import { useSessionView } from '../app/services-context.tsx'
import { SignInGate } from './sign-in-gate.tsx'

/** Completes sign-in, then goes to the stored path or Home. A result that can't be read leaves the person signed out. */
export const LoggedIn = () => {
  const session = useSessionView()
  if (session.kind === 'signedIn') return <Navigate to={session.returnTo ?? '/'} replace />
  return <SignInGate session={session} returnTo="/" />
}
