import { useTranslate } from '@tracemark/ui/i18n'
import { UnitsOfMeasureScreen } from '@tracemark/ui/screens/attributes'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { unitsOf } from './catalogue.ts'
import { AttributeTabs } from './tabs.tsx'

export const prefetch = ({ client, queries, search }: PageContext) => queries.prefetchQuery(serverListQuery(unitsOf(client), search))

/** /org/:org/content/attributes/units */
export const Component = () => {
  const { organization, client } = useOrganization()
  const t = useTranslate()
  useTitle(t('attributes:tab.units'), t('names:attributes.title'), organization.name)
  return (
    <AttributeTabs current="units">
      <UnitsOfMeasureScreen {...useServerList(unitsOf(client))} />
    </AttributeTabs>
  )
}
