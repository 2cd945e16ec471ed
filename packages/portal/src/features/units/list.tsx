import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitGroups, UnitsScreen } from '@tracemark/ui/screens/units'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { AssetPage } from '../assets/asset-page.tsx'
import { assetQuery } from '../assets/asset-query.ts'
import { unitGroupsQuery, unitListOf } from './unit-queries.ts'
import { useUnitList } from './use-unit-list.ts'

export const prefetch = ({ client, queries, params: { thingId = '' }, search }: PageContext) =>
  Promise.all([
    queries.prefetchQuery(assetQuery(client, thingId)),
    queries.prefetchQuery(serverListQuery(unitListOf(client, thingId), search)),
  ])

const Groups = ({ thingId }: { thingId: string }) => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const groups = useQuery(unitGroupsQuery(client, thingId))
  const list = addresses.units.list.to({ org: organization.slug, thingId })
  const hrefOf = ({ firstSequenceNumber, lastSequenceNumber }: VcodeGroup) =>
    `${list}?${new URLSearchParams({ numbers: `${firstSequenceNumber}-${lastSequenceNumber}` })}`
  return <UnitGroups groups={groups.data ?? []} hrefOf={hrefOf} onOpen={(href) => void navigate(href)} />
}

const List = ({ thingId, onCreate }: { thingId: string; onCreate: (() => void) | undefined }) => {
  const { may } = useOrganization()
  return (
    <UnitsScreen {...useUnitList(thingId)} onCreate={onCreate}>
      {may(contract.vcodeGroups.list) && <Groups thingId={thingId} />}
    </UnitsScreen>
  )
}

/** /org/:org/things/:thingId/units */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization, may } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  const create = addresses.units.create.to({ org: organization.slug, thingId })
  const onCreate = may(contract.vcodeGroups.create) ? () => void navigate(`${create}${search}`) : undefined
  return (
    <AssetPage tab="units" primary={onCreate && { label: t('units:new'), icon: 'plus', onSelect: onCreate }}>
      <List key={thingId} thingId={thingId} onCreate={onCreate} />
      <Outlet />
    </AssetPage>
  )
}
