import { useQuery } from '@tanstack/react-query'
import { VariantHistoryQuery } from '@tracemark/api/schemas'
import { useLanguage } from '@tracemark/ui/i18n'
import { HistoryTab } from '@tracemark/ui/screens/variants/record'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useServerList } from '../../../platform/use-server-list.ts'
import { productAttributesQuery } from '../../attributes/product-attributes.ts'
import { useUnitsOfMeasure } from '../use-units-of-measure.ts'
import { useVariant } from '../variant-context.ts'

export const Component = () => {
  const { variant } = useVariant()
  const { organization, client } = useOrganization()
  const list = useServerList({
    queryKey: ['variant-history', organization.id, variant.id],
    query: VariantHistoryQuery,
    fetch: (query, signal) => client.variants.history({ params: { id: variant.id }, query }, { signal }),
  })
  const known = useQuery(productAttributesQuery(client, useLanguage()))
  return <HistoryTab {...list} known={known.data} units={useUnitsOfMeasure()} />
}
