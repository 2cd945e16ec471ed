import { useQuery } from '@tanstack/react-query'
import type { UnitsOfMeasure } from '@tracemark/ui/screens/variant'
import { useMemo } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitsOfMeasureQuery, useFindUnits } from '../attributes/use-find-units.ts'

/** The units of measure that come with the product. */
export const useUnitsOfMeasure = (): UnitsOfMeasure => {
  const { client } = useOrganization()
  const { data } = useQuery(unitsOfMeasureQuery(client))
  const findUnits = useFindUnits()
  return useMemo(() => {
    const byCode = new Map((data ?? []).map((unit) => [unit.code, unit]))
    return {
      find: findUnits(),
      nameOf: (code) => {
        const unit = byCode.get(code)
        return unit?.symbol ?? unit?.name ?? code
      },
    }
  }, [data, findUnits])
}
