import { addresses } from '@tracemark/api/addresses'
import type { Organization } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { OffersScreen } from '@tracemark/ui/screens/offers'
import { useNavigate, useSearchParams } from 'react-router'
import { useOrganizationClient, useOrganizationView } from '../../platform/services-context.tsx'
import { useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

/** The contract knows no other order. */
const sorts = ['createdAt_desc'] as const

const List = ({ organization }: { organization: Organization }) => {
  const client = useOrganizationClient(organization.id)
  const navigate = useNavigate()
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const openOnly = params.get('state') === 'offered'
  useTitle(t('catalogue:shared_with_us'), organization.name)
  const list = useServerList({
    queryKey: ['variant-offers', organization.id, openOnly],
    sorts,
    fetch: ({ page, perPage }, signal) =>
      client.variantOffers.list({ query: { page, perPage, ...(openOnly && { state: ['offered'] }) } }, { signal }),
  })
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

/** /org/:id/products/offers */
export const Component = () => {
  const view = useOrganizationView()
  return view.kind === 'ready' ? <List key={view.organization.id} organization={view.organization} /> : null
}
