import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { SystemAttributesScreen } from '@tracemark/ui/screens/attributes'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { getCatalogueList } from './catalogue.ts'
import { AttributeTabs } from './tabs.tsx'

/** /org/:org/content/attributes/system */
export const Component = () => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  const lang = useLanguage()
  useTitle(t('attributes:tab.system'), t('names:attributes.title'), organization.name)
  const list = useServerList(getCatalogueList(client, lang))
  const lookups = useQuery({
    queryKey: ['base-attributes', organization.id, 'lookups', lang],
    queryFn: ({ signal }) => client.baseAttributes.lookupConfigurations({ query: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const getHref = (x: string) => `${addresses.attributes.systemOne.to({ org: organization.slug, x })}${search}`
  return (
    <>
      <AttributeTabs current="system">
        <SystemAttributesScreen
          {...list}
          lookups={lookups.data?.items ?? []}
          getHref={({ id }) => getHref(id)}
          onOpen={(id) => void navigate(getHref(id))}
        />
      </AttributeTabs>
      <Outlet />
    </>
  )
}
