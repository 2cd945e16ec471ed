import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { SystemAttributeDrawer } from '@tracemark/ui/screens/attributes'
import { useLocation, useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'
import { useTitle } from '../../platform/use-title.ts'

const Drawer = ({ x }: { x: string }) => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  const lang = useLanguage()
  const attribute = useQuery({
    queryKey: ['base-attributes', organization.id, 'one', x, lang],
    queryFn: ({ signal }) => client.baseAttributes.catalogued({ params: { x }, query: { lang } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const values = useQuery({
    queryKey: ['base-attributes', organization.id, 'values', x, lang],
    queryFn: ({ signal }) =>
      readAllPages((query) => client.baseAttributes.validValues({ params: { x }, query: { ...query, lang } }, { signal })),
    enabled: attribute.data?.list !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTitle(attribute.data?.name, t('names:attributes.title'), organization.name)
  return (
    <SystemAttributeDrawer
      attribute={attribute.data}
      values={values.data}
      failure={attribute.error ? toFailure(attribute.error) : undefined}
      onRetry={() => void attribute.refetch()}
      onClose={() => void navigate(`${addresses.attributes.system.to({ org: organization.slug })}${search}`)}
    />
  )
}

/** …/content/attributes/system/:x */
export const Component = () => {
  const { x = '' } = useParams()
  return <Drawer key={x} x={x} />
}
