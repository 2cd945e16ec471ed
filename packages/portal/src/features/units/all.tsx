import { useTranslate } from '@tracemark/ui/i18n'
import { UnitsScreen } from '@tracemark/ui/screens/units'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { unitListOf } from './unit-queries.ts'
import { useUnitList } from './use-unit-list.ts'

export const prefetch = ({ client, queries, search }: PageContext) =>
  queries.prefetchQuery(serverListQuery(unitListOf(client, undefined), search))

/** /org/:org/products/units */
export const Component = () => {
  const { organization } = useOrganization()
  const t = useTranslate()
  useTitle(t('units:title'), organization.name)
  return <UnitsScreen {...useUnitList(undefined)} />
}
