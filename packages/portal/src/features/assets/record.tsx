import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { AssetOverview, type OverviewPlace } from '@tracemark/ui/screens/assets/overview'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { writeGuidedAddress } from '../guided-tasks/guided-address.ts'
import { codeCountQuery } from '../identification-codes/identification.ts'
import { runningTasks } from '../interactions/running-tasks.ts'
import { requiredAttributesQuery } from './about/own-attributes.ts'
import { AssetPage, useAsset } from './asset-page.tsx'
import { assetQuery, summaryQuery } from './asset-query.ts'
import { type AssetTab, assetTabs } from './asset-tabs.ts'
import { waysToMend } from './ways-to-mend.ts'

const LATEST = 5

export const prefetch = ({ client, queries, params: { thingId = '' } }: PageContext) =>
  Promise.all([queries.prefetchQuery(assetQuery(client, thingId)), queries.prefetchQuery(summaryQuery(client, thingId))])

/** Where one of the asset's tasks is chosen and begins; undefined where the person may not, or where it has none. */
const useRunHref = (thingId: string): string | undefined => {
  const { organization, client, may } = useOrganization()
  const summary = useQuery(summaryQuery(client, thingId))
  if (!may(runningTasks) || summary.data?.tasks === 0) return undefined
  return `${addresses['guided-tasks'].guided.to({ org: organization.slug })}${writeGuidedAddress({ thingId })}`
}

const Overview = () => {
  const asset = useAsset()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const org = organization.slug
  const { id } = asset
  const mayRun = useRunHref(id) !== undefined
  const summary = useQuery(summaryQuery(client, id))
  const latest = useQuery({
    queryKey: ['interactions', organization.id, 'of-asset', id],
    queryFn: ({ signal }) => client.interactions.list({ query: { thingId: id, sort: 'reportedDate_desc', perPage: LATEST } }, { signal }),
    enabled: may(contract.interactions.list),
  })
  const codes = useQuery({ ...codeCountQuery(client, id), enabled: may(contract.assets.identificationCodes) })
  const required = useQuery({ ...requiredAttributesQuery(client), enabled: may(contract.ownAttributes.list) })
  const { inheritedId, inheritedMode } = asset
  const isFollowing = inheritedId !== undefined && inheritedMode === 'continuous'
  const inherited = useQuery({
    queryKey: ['task-assets', organization.id, 'inherited', id],
    queryFn: async ({ signal }) => {
      const count = async (allowInherited: '0' | '1') =>
        (await client.assets.tasks({ params: { id }, query: { perPage: 1, allowInherited } }, { signal })).totalItems
      const [own, all] = await Promise.all([count('0'), count('1')])
      return all - own
    },
    enabled: isFollowing && may(contract.assets.tasks),
  })
  const { mapStyleUrl } = useServices()
  const hrefs: Partial<Record<OverviewPlace | AssetTab, string>> = Object.fromEntries(
    assetTabs.filter(({ calls }) => calls.every(may)).map((tab) => [tab.id, tab.address.to({ org, thingId: id })]),
  )
  return (
    <AssetOverview
      asset={asset}
      summary={summary.data}
      loading={[summary, latest, codes, required, inherited].some(({ isLoading }) => isLoading)}
      failure={summary.error ? toFailure(summary.error) : undefined}
      onRetry={() => void summary.refetch()}
      latest={latest.data?.items}
      latestFailure={latest.error && !latest.data ? toFailure(latest.error) : undefined}
      onRetryLatest={() => void latest.refetch()}
      mayRun={mayRun}
      interactionHref={(interactionId) => addresses.interactions.one.to({ org, interactionId })}
      requiredAttributes={required.data}
      codes={codes.data}
      inheritedTasks={inherited.data}
      mapStyleUrl={mapStyleUrl}
      mends={waysToMend(may, { org, thingId: id })}
      hrefs={{
        ...hrefs,
        inherited: inheritedId && addresses.assets.one.to({ org, thingId: inheritedId }),
      }}
      onOpen={(href) => void navigate(href)}
    />
  )
}

/** /org/:org/things/:thingId */
export const Component = () => {
  const { thingId = '' } = useParams()
  const navigate = useNavigate()
  const t = useTranslate()
  const run = useRunHref(thingId)
  return (
    <AssetPage
      tab="overview"
      primary={run === undefined ? undefined : { label: t('interactions:run_task'), icon: 'task', onSelect: () => void navigate(run) }}
    >
      <Overview />
    </AssetPage>
  )
}
