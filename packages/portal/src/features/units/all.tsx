import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitsScreen } from '@tracemark/ui/screens/units/list'
import { Outlet, useLocation, useNavigate } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { LaterGroups } from './later-groups.tsx'
import { getUnitListOptions } from './unit-queries.ts'
import { useUnitList } from './use-unit-list.ts'

export const prefetch = ({ client, queries, search }: PageContext) =>
  queries.prefetchQuery(serverListQuery(getUnitListOptions(client, undefined), search))

/** /org/:org/products/units */
export const Component = () => {
  const { organization, may } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  useTitle(t('names:units.title'), organization.name)
  const create = addresses.units.createAny.to({ org: organization.slug })
  const { vcodeGroups, assets, variants } = contract
  const mayCreate = [vcodeGroups.create, assets.list, variants.list].every(may)
  return (
    <>
      <UnitsScreen {...useUnitList(undefined)} onCreate={mayCreate ? () => void navigate(`${create}${search}`) : undefined}>
        <LaterGroups />
      </UnitsScreen>
      <Outlet />
    </>
  )
}
