import { useQuery } from '@tanstack/react-query'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import type { UnitsOfMeasure } from '@tracemark/ui/screens/variant'
import { useMemo } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitMark } from '../attributes/unit-name.ts'
import { unitsOfMeasureQuery, useFindUnits } from '../attributes/use-find-units.ts'

/** How much there is of something; no area, time or temperature. */
const amounts = ['mass', 'volume', 'count', 'packaging', 'length'] as const

/** The units of measure that come with the product; those of an amount are offered. */
export const useUnitsOfMeasure = (): UnitsOfMeasure => {
  const { client } = useOrganization()
  const { data } = useQuery(unitsOfMeasureQuery(client))
  const findUnits = useFindUnits()
  const { locale } = useFormat()
  const t = useTranslate()
  return useMemo(() => {
    const byCode = new Map((data ?? []).map((unit) => [unit.code, unit]))
    return {
      find: findUnits(...amounts),
      nameOf: (code) => {
        const unit = byCode.get(code)
        return unit ? unitMark(unit, { locale, t }) : code
      },
    }
  }, [data, findUnits, locale, t])
}
