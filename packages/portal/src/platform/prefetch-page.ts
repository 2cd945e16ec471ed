import { missingPermissions } from '@tracemark/api/rules'
import { toCurrentOrganizationView } from '@tracemark/state-machines/current-organization'
import { toSessionView } from '@tracemark/state-machines/session'
import { waitFor } from 'xstate'
import { type Page, type PageContext, permissionsOf } from './feature.ts'
import type { Services } from './services.ts'

const ready = async ({ session, organization }: Services, slug: string) => {
  const { kind } = toSessionView(await waitFor(session, (snapshot) => toSessionView(snapshot).kind !== 'restoring'))
  if (kind !== 'signedIn') return undefined
  organization.send({ type: 'SELECT', slug })
  const settled = await waitFor(organization, (snapshot) => toCurrentOrganizationView(snapshot).kind !== 'loading')
  const view = toCurrentOrganizationView(settled)
  return view.kind === 'ready' && view.organization.slug === slug ? view : undefined
}

const prefetch = async (services: Services, page: Page, params: PageContext['params'], search: URLSearchParams) => {
  const [module, view] = await Promise.all([page.load(), params.org === undefined ? undefined : ready(services, params.org)])
  if (!view || missingPermissions(view.permissions, permissionsOf(page)).length > 0) return
  const { client, queries } = services
  const { organization, permissions } = view
  await module.prefetch?.({ client: client.for(organization.id), queries, organization, permissions, params, search })
}

/** Fetches what a page shows first while it is drawn. What fails fails again in the page itself, which says so. */
export const prefetchPage = (...asked: Parameters<typeof prefetch>): void => {
  prefetch(...asked).catch(() => undefined)
}
