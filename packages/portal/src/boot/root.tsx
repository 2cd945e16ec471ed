import { ToastProvider } from '@tracemark/ui/components/toasts'
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { useLanguageAwaited } from '../platform/i18n.tsx'
import { isPublicRoute } from '../platform/route-handle.ts'
import { useSessionView } from '../platform/services-context.tsx'
import { SignInGate } from '../session/sign-in-gate.tsx'

/**
 * Around every page: whoever is not signed in is sent to sign in, except on public routes. Another person's session begins
 * every page anew, once its language is there; a session that ends takes no public page away, where somebody may be in the middle of a task.
 */
export const Root = () => {
  const session = useSessionView()
  const { pathname } = useLocation()
  const subject = session.kind === 'signedIn' ? session.subject : undefined
  const [last, setLast] = useState(subject)
  if (subject !== undefined && subject !== last) setLast(subject)
  const { isOnItsWay } = useLanguageAwaited()
  /** Whose language is on the screen. */
  const [spokenTo, setSpokenTo] = useState<string>()
  useEffect(() => {
    if (!isOnItsWay) setSpokenTo(subject)
  }, [isOnItsWay, subject])
  const isSpoken = subject !== undefined && (!isOnItsWay || spokenTo === subject)
  const open = isPublicRoute(useMatches()) || isSpoken
  return (
    <ToastProvider page={pathname}>
      {open ? <Outlet key={subject ?? last} /> : <SignInGate session={session} />}
      <ScrollRestoration />
    </ToastProvider>
  )
}
