import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitsScreen } from '@tracemark/ui/screens/units/list'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { AssetPage } from '../assets/asset-page.tsx'
import { assetQuery } from '../assets/asset-query.ts'
import { LaterGroups } from './later-groups.tsx'
import { getUnitListOptions } from './unit-queries.ts'
import { useUnitList } from './use-unit-list.ts'

export const prefetch = ({ client, queries, params: { thingId = '' }, search }: PageContext) =>
  Promise.all([
    queries.prefetchQuery(assetQuery(client, thingId)),
    queries.prefetchQuery(serverListQuery(getUnitListOptions(client, thingId), search)),
  ])

const List = ({ thingId, onCreate }: { thingId: string; onCreate: (() => void) | undefined }) => (
  <UnitsScreen {...useUnitList(thingId)} onCreate={onCreate}>
    <LaterGroups thingId={thingId} />
  </UnitsScreen>
)

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
