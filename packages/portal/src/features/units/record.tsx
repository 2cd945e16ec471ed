import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitScreen } from '@tracemark/ui/screens/units/record'
import { useLocation, useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { leaveAfter } from '../../platform/leave-after.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { useRecordTitle } from '../../platform/use-record-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { publicPageQuery, unitQuery } from '../assets/asset-query.ts'
import { unitStatusesQuery } from './unit-queries.ts'
import { useStatusHistory } from './use-status-history.ts'
import { useUnitActions } from './use-unit-actions.ts'

const NO_STATUSES: readonly never[] = []

/** As many places as a map shows well, and as many rows as one call answers. */
const HISTORY_MAX = 100

const useHistory = (unitId: string, unitName: string) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const mayList = may(contract.interactions.list)
  const records = useQuery({
    queryKey: ['interactions', client.organizationId, 'of-unit', unitId],
    queryFn: ({ signal }) =>
      client.interactions.list({ query: { itemId: unitId, sort: 'reportedDate_desc', perPage: HISTORY_MAX } }, { signal }),
    enabled: mayList,
  })
  if (!mayList) return undefined
  const org = organization.slug
  return {
    records: records.data?.items,
    total: records.data?.totalItems,
    failure: records.error && !records.data ? toFailure(records.error) : undefined,
    onRetry: () => void records.refetch(),
    getHref: (interactionId: string) => addresses.interactions.one.to({ org, interactionId }),
    allHref: `${addresses.interactions.list.to({ org })}?${new URLSearchParams({ interactionSearch: unitName, range: 'all' })}`,
    onOpen: (href: string) => void navigate(href),
  }
}

const Page = ({ thingId, id }: { thingId: string; id: string }) => {
  const { organization, client, may } = useOrganization()
  const services = useServices()
  const { leave } = useWayBack()
  // The list's own address, where it led here: of the asset's units, or of all.
  const from: unknown = useLocation().state
  const t = useTranslate()
  const read = useQuery(unitQuery(client, id))
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  const statuses = useQuery(unitStatusesQuery(services.client, organization.id)).data ?? NO_STATUSES
  const unit = read.data
  useRecordTitle(
    read.error && !unit ? toFailure(read.error) : undefined,
    unit?.name ?? t('names:units.one'),
    unit?.thingName,
    organization.name,
  )
  const history = useHistory(id, unit?.name ?? '')
  const statusHistory = useStatusHistory(id)
  const org = organization.slug
  const { rowActions } = useUnitActions(unit ? [unit] : [], statuses, {
    thingId,
    back: addresses.units.one.to({ org, thingId, unitId: id }),
  })
  const list = addresses.units.list.to({ org, thingId })
  return (
    <UnitScreen
      unit={unit}
      failure={read.error && !unit ? toFailure(read.error) : undefined}
      listHref={typeof from === 'string' ? from : list}
      assetHref={addresses.assets.one.to({ org, thingId })}
      variantHref={
        unit?.batchId !== undefined && may(contract.variants.get)
          ? addresses.variants.one.to({ org, thingId, variantId: unit.batchId })
          : undefined
      }
      history={history}
      statusHistory={statusHistory}
      publicPage={publicPage.data && !unit?.hidden ? `${publicPage.data}?item=${id}` : undefined}
      actions={unit ? rowActions(unit).map(leaveAfter('delete', () => leave(list))) : []}
      mapStyleUrl={services.mapStyleUrl}
      onBack={() => leave(list)}
      onRetry={() => void read.refetch()}
    />
  )
}

/** /org/:id/things/:thingId/units/:unitId */
export const Component = () => {
  const { thingId = '', unitId = '' } = useParams()
  return <Page key={unitId} thingId={thingId} id={unitId} />
}
