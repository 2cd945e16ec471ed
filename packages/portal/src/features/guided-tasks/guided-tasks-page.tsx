import { mayPass } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import { DeviceTexts, useRuns } from '@tracemark/embed/device-runs'
import { isAway as isSessionAway } from '@tracemark/state-machines/session'
import { loadChunk } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { WaitingLine } from '@tracemark/ui/screens/device-runs'
import { GuidedTasksScreen, type GuidedTasksScreenProps } from '@tracemark/ui/screens/guided-tasks'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation, useMatches, useNavigate, useParams } from 'react-router'
import { OwnLanguage } from '../../organization/own-language.tsx'
import { useAddressParams } from '../../platform/address-params.ts'
import { useLanguageAwaited } from '../../platform/i18n.tsx'
import { missingRoutePermissions } from '../../platform/route-handle.ts'
import { useAccountView, useOrganizationView, useServices, useSessionView } from '../../platform/services-context.tsx'
import { useOnline } from '../../platform/use-online.ts'
import { useTitle } from '../../platform/use-title.ts'
import { SignInGate } from '../../session/sign-in-gate.tsx'
import { readGuidedAddress } from './guided-address.ts'
import { GuidedTasks, type RunState } from './guided-tasks.tsx'
import { getTaskSession, type TaskSession } from './task-session.ts'
import { useOfflineTaskList } from './use-offline-task-list.ts'
import { useTaskViewport } from './use-task-viewport.ts'

const NoPermissionScreen = lazy(async () => ({
  default: (await loadChunk(() => import('@tracemark/ui/screens/notice/no-permission'))).NoPermissionScreen,
}))

const nothing = (): void => undefined
const noHandlers = {
  onPlace: nothing,
  onUnit: nothing,
  onSearch: nothing,
  onMore: nothing,
  onLookUp: nothing,
  onTask: nothing,
  onNext: nothing,
  onSkip: nothing,
  onStop: nothing,
  onChoose: nothing,
  onList: nothing,
}

/** What the device may have to send, where it has read nothing that could be shown. */
const RunsToSend = () => {
  const navigate = useNavigate()
  const { waiting } = useRuns()
  return (
    <DeviceTexts>
      <WaitingLine count={waiting} onOpen={() => navigate('/records')} />
    </DeviceTexts>
  )
}

interface StepProps extends Pick<GuidedTasksScreenProps, 'view' | 'above'> {
  onRetry?: () => void
}

/** A step in which nothing can be chosen. */
const Step = ({ onRetry = nothing, ...step }: StepProps) => (
  <main>
    <GuidedTasksScreen {...noHandlers} {...step} offline={!useOnline()} onRetry={onRetry} />
  </main>
)

/**
 * Guided field tasks of an organization (specification 1, section 2: OrganizationPerformGFT). With a network it is for whoever is
 * signed in and may run tasks; without one it shows what this device has read, to whoever holds it (docs/decisions/guided-tasks.md).
 */
export const Component = () => {
  const { org: slug = '' } = useParams()
  const t = useTranslate()
  const { isUndecided } = useLanguageAwaited()
  const navigate = useNavigate()
  const online = useOnline()
  const { organization: actor } = useServices()
  const session = useSessionView()
  const view = useOrganizationView()
  const account = useAccountView()
  const missing = useMatches()
  const accountId = account.kind === 'loaded' ? account.account.id : undefined
  const subject = session.kind === 'signedIn' ? session.subject : undefined
  const kept = useOfflineTaskList(slug, subject)
  const { pathname, state } = useLocation()
  const [params] = useAddressParams()
  const shown = useRef<TaskSession>(undefined)
  const isSignedIn = session.kind === 'signedIn'
  const isSignedOutHere = session.kind === 'signingOut' || (session.kind === 'signedOut' && session.ended?.reason === 'sign_out_failed')
  useTitle(t('names:catalogue.guided_tasks'))
  useTaskViewport()

  useEffect(() => {
    if (isSignedIn) actor.send({ type: 'SELECT', slug })
  }, [actor, slug, isSignedIn])

  const isSilent = (view.kind === 'failed' && mayPass(view.code)) || (session.kind === 'signedOut' && isSessionAway(session.ended))
  const ready = isSignedIn && view.kind === 'ready' && view.organization.slug === slug && accountId !== undefined ? view : undefined
  const before = shown.current?.slug === slug ? shown.current : undefined
  const taskSession = getTaskSession(slug, {
    session,
    ready: ready && { id: ready.organization.id, name: ready.organization.name },
    isAway: !online || isSilent,
    kept,
    before,
    isTaskOpen: readGuidedAddress(params).taskId !== undefined,
  })
  useEffect(() => {
    if (taskSession) shown.current = taskSession
  })

  // Somebody else begins at the beginning, and not where the other one stood.
  const { subject: owner = subject } = (state ?? {}) as RunState
  if (subject !== undefined && owner !== subject) return <Navigate to={pathname} replace />

  if (ready) {
    const lacking: readonly Permission[] = missingRoutePermissions(missing, ready.permissions)
    if (lacking.length > 0)
      return (
        <Suspense>
          <NoPermissionScreen missing={lacking} standalone onHome={() => navigate('/')} />
        </Suspense>
      )
  }
  if (taskSession) {
    const permissions = ready?.permissions ?? []
    const viewer = ready && accountId !== undefined && { accountId, readsRecords: permissions.includes('interactions:list') }
    return (
      <>
        {viewer && <OwnLanguage key={slug} organizationId={taskSession.organization.id} accountId={viewer.accountId} />}
        {viewer && isUndecided ? (
          <Step view={{ kind: 'loading' }} />
        ) : (
          <GuidedTasks
            key={`${slug} ${taskSession.subject}`}
            organization={{ ...taskSession.organization, slug }}
            subject={taskSession.subject}
            viewer={viewer || undefined}
            isSilent={isSilent}
            mayLeave={permissions.includes('portal:access')}
          />
        )}
      </>
    )
  }
  if (kept === undefined) return <Step view={{ kind: 'loading' }} />
  if (!online && !isSignedIn && !isSignedOutHere) return <Step view={{ kind: 'unread' }} above={<RunsToSend />} />
  if (!isSignedIn) return <SignInGate session={session} />
  if (view.kind === 'failed') {
    if (view.code === 'permission_denied') return <NoticeScreen kind="no_organization_access" standalone onHome={() => navigate('/')} />
    if (view.code === 'organization_not_found' || view.code === 'not_found')
      return <NoticeScreen kind="organization_not_found" standalone onHome={() => navigate('/')} />
    return <Step view={{ kind: 'failed', failure: view }} onRetry={() => actor.send({ type: 'RETRY' })} />
  }
  return <Step view={{ kind: 'loading' }} />
}
