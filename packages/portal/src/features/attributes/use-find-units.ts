import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { UnitOfMeasure } from '@tracemark/api/schemas'
import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useCallback } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'
import { unitOption, unitsFor } from './unit-name.ts'

/** The units of measure that come with the product. */
export const unitsOfMeasureQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['units-of-measure', client.organizationId, 'all'],
    queryFn: ({ signal }) => readAllPages((query) => client.baseAttributes.unitsOfMeasure({ query }, { signal })),
    // They are part of the product.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Finds units of measure, of some kinds in their order or of any, by code, symbol and name in the person's language. */
export const useFindUnits = (): ((...kinds: UnitOfMeasure['kind'][]) => FindOptions) => {
  const { client } = useOrganization()
  const { locale } = useFormat()
  const t = useTranslate()
  const queries = useQueryClient()
  return useCallback(
    (...kinds) =>
      async (text) => {
        const all = await queries.fetchQuery(unitsOfMeasureQuery(client))
        return unitsFor(all, text, kinds, { locale, t }).map((unit) => unitOption(unit, { locale, t }))
      },
    [client, locale, t, queries],
  )
}
