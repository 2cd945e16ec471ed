import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { UnitsOfMeasureScreen } from '@tracemark/ui/screens/attributes'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { getUnitsList } from './catalogue.ts'
import { AttributeTabs } from './tabs.tsx'

/** /org/:org/content/attributes/units */
export const Component = () => {
  const { organization, client } = useOrganization()
  const t = useTranslate()
  const list = useServerList(getUnitsList(client, useLanguage()))
  useTitle(t('attributes:tab.units'), t('names:attributes.title'), organization.name)
  return (
    <AttributeTabs current="units">
      <UnitsOfMeasureScreen {...list} />
    </AttributeTabs>
  )
}
