import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Language, UnitOfMeasure } from '@tracemark/api/schemas'
import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useLanguage } from '@tracemark/ui/i18n'
import { useCallback } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

/** The units of measure that come with the product, as a language calls them. */
export const unitsOfMeasureQuery = (client: OrganizationClient, lang: Language) =>
  queryOptions({
    queryKey: ['units-of-measure', client.organizationId, 'all', lang],
    queryFn: ({ signal }) => readAllPages((query) => client.baseAttributes.unitsOfMeasure({ query: { ...query, lang } }, { signal })),
    // They are part of the product.
    staleTime: Number.POSITIVE_INFINITY,
  })

const unitOption = ({ code, name, symbol }: UnitOfMeasure) => ({
  value: code,
  label: symbol === undefined || symbol === name ? name : `${name} (${symbol})`,
})

/** Finds units of measure, of some kinds in their order or of any, by code, symbol, and name in the person's language or in English. */
export const useFindUnits = (): ((...kinds: UnitOfMeasure['kind'][]) => FindOptions) => {
  const { client } = useOrganization()
  const lang = useLanguage()
  return useCallback(
    (...kinds) =>
      async (search, signal) => {
        const asked = { lang, ...(search !== '' && { search }) }
        const found = await readAllPages((query) => client.baseAttributes.unitsOfMeasure({ query: { ...query, ...asked } }, { signal }))
        return found
          .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
          .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
          .map(unitOption)
      },
    [client, lang],
  )
}
