import { loadChunk } from '@tracemark/ui/errors'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/session/signing-in'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useMatches, useNavigate, useParams } from 'react-router'
import { OrganizationProvider } from '../../platform/organization-context.tsx'
import { missingRoutePermissions } from '../../platform/route-handle.ts'
import { ServerAway } from '../../platform/server-away.tsx'
import { useOrganizationView, useServices } from '../../platform/services-context.tsx'

const NoPermissionScreen = lazy(async () => ({
  default: (await loadChunk(() => import('@tracemark/ui/screens/notice/no-permission'))).NoPermissionScreen,
}))

/** The organization of the address around a page that field workers see, too: outside of the portal's frame, with what they may do there. */
export const FieldOrganization = ({ children }: { children: ReactNode }) => {
  const { org: slug = '' } = useParams()
  const { organization } = useServices()
  const view = useOrganizationView()
  const matches = useMatches()
  const navigate = useNavigate()
  const goHome = () => navigate('/')

  useEffect(() => {
    organization.send({ type: 'SELECT', slug })
  }, [organization, slug])

  if (view.kind === 'failed') {
    if (view.code === 'permission_denied') return <NoticeScreen kind="no_organization_access" standalone onHome={goHome} />
    if (view.code === 'organization_not_found' || view.code === 'not_found')
      return <NoticeScreen kind="organization_not_found" standalone onHome={goHome} />
    return <ServerAway failure={view} onRetry={() => organization.send({ type: 'RETRY' })} />
  }
  if (view.kind !== 'ready' || view.organization.slug !== slug) return <SigningInScreen />
  const missing = missingRoutePermissions(matches, view.permissions)
  if (missing.length > 0)
    return (
      <Suspense>
        <NoPermissionScreen missing={missing} standalone onHome={goHome} />
      </Suspense>
    )
  return (
    <OrganizationProvider key={view.organization.id} organization={view.organization} permissions={view.permissions}>
      {children}
    </OrganizationProvider>
  )
}
