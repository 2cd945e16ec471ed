import { useQuery } from '@tanstack/react-query'
import type { UnitOfMeasure } from '@tracemark/api/schemas'
import type { UnitsOfMeasure } from '@tracemark/ui/screens/variant'
import { useMemo } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

const wordsOf = ({ code, name, symbol = '' }: UnitOfMeasure) => `${code} ${name} ${symbol}`.toLowerCase()

/** The units of measure that come with the product. */
export const useUnitsOfMeasure = (): UnitsOfMeasure => {
  const { organization, client } = useOrganization()
  const { data } = useQuery({
    queryKey: ['units-of-measure', organization.id],
    queryFn: ({ signal }) => readAllPages((query) => client.baseAttributes.unitsOfMeasure({ query }, { signal })),
    // They are part of the product.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const all = data ?? []
    const byCode = new Map(all.map((unit) => [unit.code, unit]))
    return {
      find: async (text) => {
        const words = text.toLowerCase().split(/\s+/)
        return all
          .filter((unit) => words.every((word) => wordsOf(unit).includes(word)))
          .map(({ code, name, symbol }) => ({ value: code, label: symbol === undefined ? name : `${name} (${symbol})` }))
      },
      nameOf: (code) => {
        const unit = byCode.get(code)
        return unit?.symbol ?? unit?.name ?? code
      },
    }
  }, [data])
}
