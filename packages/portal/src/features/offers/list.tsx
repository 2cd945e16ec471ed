import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { useTranslate } from '@tracemark/ui/i18n'
import { OffersScreen } from '@tracemark/ui/screens/offers'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { type CallQuery, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

/** The contract knows no other order. */
const sorts = ['createdAt_desc'] as const

const isOpenOnly = (search: URLSearchParams) => search.get('state') === 'offered'

const listOf = (client: OrganizationClient, openOnly: boolean) => ({
  queryKey: ['variant-offers', client.organizationId, openOnly],
  sorts,
  fetch: ({ page, perPage }: CallQuery<(typeof sorts)[number]>, signal: AbortSignal) =>
    client.variantOffers.list({ query: { page, perPage, ...(openOnly && { state: ['offered'] }) } }, { signal }),
})

export const prefetch = ({ client, queries, search }: PageContext) =>
  queries.prefetchQuery(serverListQuery(listOf(client, isOpenOnly(search)), search))

/** /org/:id/products/offers */
export const Component = () => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const openOnly = isOpenOnly(params)
  useTitle(t('catalogue:shared_with_us'), organization.name)
  const list = useServerList(listOf(client, openOnly))
  const hrefOf = (id: string) => addresses.offers.one.to({ org: organization.slug, offerId: id })
  return (
    <OffersScreen
      {...list}
      slug={organization.slug}
      openOnly={openOnly}
      onOpenOnly={(only) => setParams(only ? { state: 'offered' } : {})}
      hrefOf={hrefOf}
      onOpen={(id) => navigate(hrefOf(id))}
    />
  )
}
