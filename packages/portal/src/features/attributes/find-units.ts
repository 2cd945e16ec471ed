import type { UnitOfMeasure } from '@tracemark/api/schemas'
import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useCallback } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

/** Finds units of measure by code, name and symbol. */
export const useFindUnits = (): ((kind?: UnitOfMeasure['kind']) => FindOptions) => {
  const { client } = useOrganization()
  return useCallback(
    (kind) => async (search, signal) => {
      const query = { perPage: FOUND_MAX, ...(kind && { kind }), ...(search !== '' && { search }) }
      const { items } = await client.baseAttributes.unitsOfMeasure({ query }, { signal })
      return items.map(({ code, name, symbol }) => ({ value: code, label: symbol === undefined ? name : `${name} (${symbol})` }))
    },
    [client],
  )
}
