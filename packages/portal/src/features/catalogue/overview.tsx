import { queryOptions, useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { assetStatuses } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { type AttentionKind, CatalogueScreen } from '@tracemark/ui/screens/catalogue'
import { useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTitle } from '../../platform/use-title.ts'

const NEWEST = 6
const LATEST = 6
/** As many failing integration actions are named. */
const FAILING = 10

/** Below the key of the assets: what changes them has it read anew. */
const getQueries = (client: OrganizationClient) => {
  const key = ['assets', client.organizationId]
  return {
    totals: queryOptions({ queryKey: [...key, 'totals'], queryFn: ({ signal }) => client.assets.totals({}, { signal }) }),
    attention: queryOptions({ queryKey: [...key, 'attention'], queryFn: ({ signal }) => client.assets.attention({}, { signal }) }),
    visits: queryOptions({ queryKey: [...key, 'visits'], queryFn: ({ signal }) => client.assets.visits({}, { signal }) }),
    newest: queryOptions({
      queryKey: [...key, 'newest'],
      queryFn: ({ signal }) => client.assets.list({ query: { sort: 'createdAt_desc', perPage: NEWEST } }, { signal }),
    }),
  }
}

export const prefetch = ({ client, queries }: PageContext) => {
  const { totals, attention, newest } = getQueries(client)
  return Promise.all([queries.prefetchQuery(totals), queries.prefetchQuery(attention), queries.prefetchQuery(newest)])
}

/** Where what is wrong with an asset is mended. */
const getRepairAddress = (org: string, kind: AttentionKind, thingId: string): string => {
  const about = (tab: string) => addresses['assets/about'].one.to({ org, thingId, tab })
  if (kind === 'archivedChain') return about('value-chains')
  if (kind === 'expiring') return about('certifications')
  if (kind === 'noCode') return addresses['identification-codes'].list.to({ org, thingId })
  return addresses['assets/about'].public.to({ org, thingId })
}

/** /org/:org/products/overview */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  useTitle(t('names:catalogue.overview'), organization.name)
  const org = organization.slug
  const queries = getQueries(client)
  const totals = useQuery(queries.totals)
  const attention = useQuery(queries.attention)
  const newest = useQuery(queries.newest)
  const visits = useQuery(queries.visits)
  const maySeeInteractions = may(contract.interactions.list)
  const latest = useQuery({
    queryKey: ['interactions', organization.id, 'latest', LATEST],
    queryFn: ({ signal }) => client.interactions.list({ query: { sort: 'reportedDate_desc', perPage: LATEST } }, { signal }),
    enabled: maySeeInteractions,
  })
  const failing = useQuery({
    queryKey: ['webhooks', organization.id, 'failing'],
    queryFn: ({ signal }) => client.webhooks.list({ query: { failing: 'true', perPage: FAILING } }, { signal }),
    enabled: may(contract.webhooks.list),
  })
  const read = [totals, attention, newest]
  const failed = read.find(({ error, data }) => error && !data)
  const list = addresses.assets.list.to({ org })
  return (
    <CatalogueScreen
      totals={totals.data}
      attention={attention.data}
      visits={visits.data?.visits}
      newest={newest.data?.items}
      latest={latest.data?.items}
      failing={failing.data?.items.map(({ id, name, disabledReason }) => ({ id, name, isOff: disabledReason !== undefined }))}
      failure={failed?.error ? toFailure(failed.error) : undefined}
      onRetry={() => {
        for (const query of read) void query.refetch()
      }}
      hrefs={{
        list,
        archived: `${list}?status=${assetStatuses.archived}`,
        hidden: `${list}?hidden=true`,
        interactions: maySeeInteractions ? addresses.interactions.list.to({ org }) : undefined,
        create: may(contract.assets.create) ? addresses.assets.create.to({ org }) : undefined,
        asset: (thingId) => addresses.assets.one.to({ org, thingId }),
        mend: (kind, thingId) => getRepairAddress(org, kind, thingId),
        interaction: (interactionId) => addresses.interactions.one.to({ org, interactionId }),
      }}
      onOpen={(href) => void navigate(href)}
    />
  )
}
