import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { isArrival } from '../app/arrival.ts'
import { inItsTime } from '../app/in-its-time.ts'
import { missingRoutePermissions } from '../app/route-handle.ts'
import { ServerAway } from '../app/server-away.tsx'
import { useAccountView, useOrganizationView, useServices } from '../app/services-context.tsx'

/** Comes when it is needed: what it says is rare. */
const OrganizationStatus = inItsTime(async () => (await import('./organization-status.tsx')).OrganizationStatus)

/** Lets the page through once its organization is current and every permission of the matched routes is held; else says why not. */
export const OrganizationGate = ({ slug }: { slug: string }) => {
  const { organization } = useServices()
  const navigate = useNavigate()
  const { state } = useLocation()
  const matches = useMatches()
  const view = useOrganizationView()
  const account = useAccountView()
  const goHome = () => navigate('/')
  const withStatus = (page: ReactNode) => (
    <>
      {'status' in view && (
        <Suspense>
          <OrganizationStatus slug={slug} />
        </Suspense>
      )}
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

  const missing = missingRoutePermissions(matches, view.permissions)
  if (missing.includes('portal:access')) {
    const canRun = view.permissions.includes('executions:create')
    if (canRun && isArrival(state)) return <Navigate to={`/org/${slug}/gft`} replace />
    return withStatus(<NoticeScreen kind="no_portal_access" onFieldTasks={canRun ? () => navigate(`/org/${slug}/gft`) : undefined} />)
  }
  if (missing.length > 0)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OrganizationStatus slug={slug} missing={missing} onHome={goHome} />
      </Suspense>
    )
  return withStatus(<Outlet />)
}
