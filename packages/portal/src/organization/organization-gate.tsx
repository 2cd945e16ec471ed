import { addresses } from '@tracemark/api/addresses'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { NoPermissionScreen } from '@tracemark/ui/screens/notice/no-permission'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { useLanguageAwaited } from '../platform/i18n.tsx'
import { OrganizationProvider } from '../platform/organization-context.tsx'
import { missingRoutePermissions } from '../platform/route-handle.ts'
import { ServerAway } from '../platform/server-away.tsx'
import { useAccountView, useOrganizationView, useServices } from '../platform/services-context.tsx'
import { isArrival } from '../session/arrival.ts'

// Few have anything to be told.
const statusCode = onDemand(() => import('./organization-status.tsx'))

/** Lets the page through once its organization is current and every permission of the matched routes is held; else says why not. */
export const OrganizationGate = ({ slug }: { slug: string }) => {
  const { organization } = useServices()
  const navigate = useNavigate()
  const { state } = useLocation()
  const matches = useMatches()
  const view = useOrganizationView()
  const account = useAccountView()
  const { isUndecided, isOnItsWay } = useLanguageAwaited()
  /** Drawn in its own words: what a person chooses then changes the words of a page that stays. */
  const [drawn, setDrawn] = useState<number>()
  const current = view.kind === 'ready' ? view.organization.id : undefined
  // Without an account nobody reads what it chose.
  const isAwaited = isOnItsWay || (isUndecided && account.kind !== 'failed')
  useEffect(() => {
    if (!isAwaited) setDrawn(current)
  }, [isAwaited, current])
  const OrganizationStatus = useOnDemand(statusCode, 'status' in view)?.OrganizationStatus
  const goHome = () => navigate('/')
  const withStatus = (page: ReactNode) => (
    <>
      {OrganizationStatus && <OrganizationStatus slug={slug} />}
      {page}
    </>
  )

  if (view.kind === 'failed') {
    if (view.status) return withStatus(<NoticeScreen kind="no_organization_access" onHome={goHome} />)
    if (view.code === 'organization_not_found' || view.code === 'not_found')
      return <NoticeScreen kind="organization_not_found" onHome={goHome} />
    if (view.code === 'permission_denied') return <NoticeScreen kind="no_organization_access" onHome={goHome} />
    const retry = () => organization.send({ type: 'RETRY' })
    // Without an account there is no frame around it.
    return account.kind === 'failed' ? (
      <ServerAway failure={view} onRetry={retry} />
    ) : (
      <ErrorPanel failure={view} heading="h1" onRetry={retry} />
    )
  }
  if (view.kind !== 'ready' || view.organization.slug !== slug) return <PageSkeleton />
  if (isAwaited && drawn !== current) return <PageSkeleton />

  const missing = missingRoutePermissions(matches, view.permissions)
  if (missing.includes('portal:access')) {
    const canRun = view.permissions.includes('executions:create')
    if (canRun && isArrival(state)) return <Navigate to={addresses['guided-tasks'].guided.to({ org: slug })} replace />
    return withStatus(
      <NoticeScreen
        kind="no_portal_access"
        onFieldTasks={canRun ? () => navigate(addresses['guided-tasks'].guided.to({ org: slug })) : undefined}
      />,
    )
  }
  if (missing.length > 0) return <NoPermissionScreen missing={missing} onHome={goHome} />
  return withStatus(
    <OrganizationProvider key={view.organization.id} organization={view.organization} permissions={view.permissions}>
      <Outlet />
    </OrganizationProvider>,
  )
}
