import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { type VariantOffer, VariantOfferQuery } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { OffersScreen } from '@tracemark/ui/screens/offers/list'
import { useNavigate } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { type ServerListOptions, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

const getListOptions = (client: OrganizationClient): ServerListOptions<VariantOffer, typeof VariantOfferQuery> => ({
  queryKey: ['variant-offers', client.organizationId],
  query: VariantOfferQuery,
  // A switch for the one state that waits for an answer.
  filters: { open: 'boolean' },
  toParameters: ({ open, ...asked }) => ({ ...asked, ...(open === true && { state: ['offered'] }) }),
  fetch: (query, signal) => client.variantOffers.list({ query }, { signal }),
})

export const prefetch = ({ client, queries, search }: PageContext) => queries.prefetchQuery(serverListQuery(getListOptions(client), search))

/** /org/:id/products/offers */
export const Component = () => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  useTitle(t('names:catalogue.shared_with_us'), organization.name)
  const getHref = (id: string) => addresses.offers.one.to({ org: organization.slug, offerId: id })
  return (
    <OffersScreen
      {...useServerList(getListOptions(client))}
      slug={organization.slug}
      getHref={getHref}
      onOpen={(id) => navigate(getHref(id))}
    />
  )
}
