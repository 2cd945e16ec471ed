import '@tracemark/ui/guided-tasks.css'
import type { Permission } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { GuidedTasksScreen } from '@tracemark/ui/screens/guided-tasks'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { lazy, Suspense, useEffect } from 'react'
import { useMatches, useNavigate, useParams } from 'react-router'
import { missingRoutePermissions } from '../app/route-handle.ts'
import { useAccountView, useOrganizationView, useServices, useSessionView } from '../app/services-context.tsx'
import { useKeptList } from '../app/use-kept-list.ts'
import { useOnline } from '../app/use-online.ts'
import { useTaskViewport } from '../app/use-task-viewport.ts'
import { useTitle } from '../app/use-title.ts'
import { GuidedTasks } from './guided-tasks.tsx'
import { SignInGate } from './sign-in-gate.tsx'

const NoPermission = lazy(async () => ({ default: (await import('./organization-status.tsx')).NoPermission }))

const nothing = (): void => undefined
const noHandlers = {
  onPlace: nothing,
  onLookUp: nothing,
  onTask: nothing,
  onNext: nothing,
  onSkip: nothing,
  onStop: nothing,
  onChoose: nothing,
  onList: nothing,
}

const passing: readonly string[] = ['network_unreachable', 'timeout', 'rate_limited', 'internal', 'answer_unreadable']

/**
 * Guided field tasks of an organization (specification 1, section 2: OrganizationPerformGFT). With a network it is for whoever is
 * signed in and may run tasks; without one it shows what this device has read, to whoever holds it (decision 71).
 */
export const FieldTasks = () => {
  const { id: slug = '' } = useParams()
  const t = useTranslate()
  const navigate = useNavigate()
  const online = useOnline()
  const { organization: actor } = useServices()
  const session = useSessionView()
  const view = useOrganizationView()
  const account = useAccountView()
  const missing = useMatches()
  const accountId = account.kind === 'loaded' ? account.account.id : undefined
  const kept = useKeptList(slug, accountId)
  const isSignedIn = session.kind === 'signedIn'
  useTitle(t('catalogue:guided_tasks'))
  useTaskViewport()

  useEffect(() => {
    if (isSignedIn) actor.send({ type: 'SELECT', slug })
  }, [actor, slug, isSignedIn])

  const screen = (shown: Parameters<typeof GuidedTasksScreen>[0]['view'], onRetry = nothing) => (
    <main>
      <GuidedTasksScreen {...noHandlers} view={shown} offline={!online} onRetry={onRetry} />
    </main>
  )
  if (kept === undefined) return screen({ kind: 'loading' })

  const isReady = isSignedIn && view.kind === 'ready' && view.organization.slug === slug && accountId !== undefined
  if (isReady) {
    const lacking: readonly Permission[] = missingRoutePermissions(missing, view.permissions)
    if (lacking.length > 0)
      return (
        <Suspense>
          <NoPermission missing={lacking} standalone onHome={() => navigate('/')} />
        </Suspense>
      )
    const { id, name } = view.organization
    const viewer = { accountId, readsRecords: view.permissions.includes('interactions:list') }
    const mayLeave = view.permissions.includes('portal:access')
    return <GuidedTasks key={slug} organization={{ id, name, slug }} viewer={viewer} mayLeave={mayLeave} />
  }

  const isAway = !online || (view.kind === 'failed' && passing.includes(view.code))
  if (kept && (isAway || session.kind === 'signedOut')) return <GuidedTasks key={slug} organization={{ ...kept.organization, slug }} />
  if (!online && !isSignedIn) return screen({ kind: 'unread' })
  if (!isSignedIn) return <SignInGate session={session} />
  if (view.kind === 'failed') {
    if (view.code === 'permission_denied') return <NoticeScreen kind="no_organization_access" standalone onHome={() => navigate('/')} />
    if (view.code === 'organization_not_found' || view.code === 'not_found')
      return <NoticeScreen kind="organization_not_found" standalone onHome={() => navigate('/')} />
    return screen({ kind: 'failed', failure: view }, () => actor.send({ type: 'RETRY' }))
  }
  return screen({ kind: 'loading' })
}
