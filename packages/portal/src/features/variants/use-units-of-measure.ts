import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tracemark/ui/i18n'
import type { UnitsOfMeasure } from '@tracemark/ui/screens/variants/record'
import { useMemo } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitsOfMeasureQuery, useFindUnits } from '../attributes/use-find-units.ts'

/** How much there is of something; no area, time or temperature. */
const amounts = ['mass', 'volume', 'count', 'packaging', 'length'] as const

/** The units of measure that come with the product; those of an amount are offered. */
export const useUnitsOfMeasure = (): UnitsOfMeasure => {
  const { client } = useOrganization()
  const { data } = useQuery(unitsOfMeasureQuery(client, useLanguage()))
  const findUnits = useFindUnits()
  return useMemo(() => {
    const marks = new Map((data ?? []).map(({ code, symbol, name }) => [code, symbol ?? name]))
    return { find: findUnits(...amounts), getName: (code) => marks.get(code) ?? code }
  }, [data, findUnits])
}
