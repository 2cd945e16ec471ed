import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { assetSorts } from '@tracemark/api/schemas'
import { sectionTitle, useTranslate } from '@tracemark/ui/i18n'
import { AssetsScreen } from '@tracemark/ui/screens/assets'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { type CallQuery, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

const listOf = (client: OrganizationClient) => ({
  queryKey: ['assets', client.organizationId],
  sorts: assetSorts,
  fetch: (query: CallQuery<(typeof assetSorts)[number]>, signal: AbortSignal) => client.assets.list({ query }, { signal }),
})

export const prefetch = ({ client, queries, search }: PageContext) => queries.prefetchQuery(serverListQuery(listOf(client), search))

const List = () => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  useTitle(sectionTitle(t, 'assets'), organization.name)
  const list = useServerList(listOf(client))
  const hrefOf = (id: string) => addresses.assets.one.to({ org: organization.slug, thingId: id })
  return <AssetsScreen {...list} hrefOf={hrefOf} onOpen={(id) => navigate(hrefOf(id))} />
}

/** /org/:id/products. Notifications from before offers had a page lead here. */
export const Component = () => {
  const [params] = useSearchParams()
  for (const [name, path] of [
    ['offer', 'offers'],
    ['share', 'shares'],
  ] as const) {
    const id = params.get(name)
    if (id !== null) return <Navigate to={`${path}/${id}`} replace />
  }
  return <List />
}
