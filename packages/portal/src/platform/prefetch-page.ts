import { missingPermissions } from '@tracemark/api/rules'
import { toCurrentOrganizationView, toOrganizationAccess } from '@tracemark/state-machines/current-organization'
import { toSessionView } from '@tracemark/state-machines/session'
import { waitFor } from 'xstate'
import { getPermissions, type Page, type PageContext } from './feature.ts'
import type { Services } from './services.ts'

const accessTo = async ({ session, organization }: Services, slug: string) => {
  const { kind } = toSessionView(await waitFor(session, (snapshot) => toSessionView(snapshot).kind !== 'restoring'))
  if (kind !== 'signedIn') return undefined
  organization.send({ type: 'SELECT', slug })
  const known = await waitFor(
    organization,
    (snapshot) => toOrganizationAccess(snapshot) !== undefined || toCurrentOrganizationView(snapshot).kind !== 'loading',
  )
  const access = toOrganizationAccess(known)
  return access?.organization.slug === slug ? access : undefined
}

const prefetch = async (services: Services, page: Page, params: PageContext['params'], search: URLSearchParams) => {
  const [module, access] = await Promise.all([page.load(), params.org === undefined ? undefined : accessTo(services, params.org)])
  if (!access || missingPermissions(access.permissions, getPermissions(page)).length > 0) return
  const { client, queries } = services
  const { organization, permissions } = access
  await module.prefetch?.({ client: client.for(organization.id), queries, organization, permissions, params, search })
}

/** Fetches what a page shows first while it is drawn. What fails fails again in the page itself, which says so. */
export const prefetchPage = (...asked: Parameters<typeof prefetch>): void => {
  prefetch(...asked).catch(() => undefined)
}
