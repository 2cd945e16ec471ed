import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { variantSorts } from '@tracemark/api/schemas'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { sectionTitle, useTranslate } from '@tracemark/ui/i18n'
import { VariantsScreen } from '@tracemark/ui/screens/variants'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { type CallQuery, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { assetQuery, publicPageQuery } from '../assets/asset-query.ts'

const listOf = (client: OrganizationClient, thingId: string) => ({
  queryKey: ['variants', client.organizationId, thingId],
  sorts: variantSorts,
  fetch: (query: CallQuery<(typeof variantSorts)[number]>, signal: AbortSignal) =>
    client.variants.list({ query: { ...query, thingId } }, { signal }),
})

export const prefetch = ({ client, queries, params: { thingId = '' }, search }: PageContext) =>
  Promise.all([queries.prefetchQuery(assetQuery(client, thingId)), queries.prefetchQuery(serverListQuery(listOf(client, thingId), search))])

const List = ({ thingId }: { thingId: string }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const thing = useQuery(assetQuery(client, thingId))
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  useTitle(sectionTitle(t, 'variants'), thing.data?.name, organization.name)
  const list = useServerList(listOf(client, thingId))
  if (thing.error && !thing.data) return <ErrorPanel failure={toFailure(thing.error)} heading="h1" onRetry={() => thing.refetch()} />
  const hrefOf = (id: string) => addresses.variants.one.to({ org: organization.slug, thingId, variantId: id })
  return (
    <VariantsScreen
      {...list}
      thing={thing.data}
      publicPage={publicPage.data ?? undefined}
      assetsHref={addresses.assets.list.to({ org: organization.slug })}
      onBack={() => navigate(addresses.assets.list.to({ org: organization.slug }))}
      hrefOf={hrefOf}
      onOpen={(id) => navigate(hrefOf(id))}
      onCreate={may(contract.variants.create) ? () => navigate('new') : undefined}
    />
  )
}

/** /org/:id/things/:thingId/variants */
export const Component = () => {
  const { thingId = '' } = useParams()
  return <List key={thingId} thingId={thingId} />
}
