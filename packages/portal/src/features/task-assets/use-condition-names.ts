import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { DisplayCondition } from '@tracemark/api/schemas'
import { namedInConditions } from '@tracemark/ui/components/conditions-text'
import { useOrganization } from '../../platform/organization-context.tsx'

/** A sentence with more names is read by nobody. */
const NAMED_MAX = 20

const goneOr = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'not_found') return null
  throw error
}

/** What the units and variants in display conditions are called, by id; null for those that no longer exist. */
export const useConditionNames = (conditions: readonly DisplayCondition[]): ReadonlyMap<string, string | null> | undefined => {
  const { organization, client, may } = useOrganization()
  const named = namedInConditions(conditions).slice(0, NAMED_MAX)
  const { data } = useQuery({
    queryKey: ['condition-names', organization.id, named],
    queryFn: async ({ signal }) => {
      const readName = ({ kind, id }: (typeof named)[number]) =>
        client[kind === 'unit' ? 'units' : 'variants'].get({ params: { id } }, { signal }).then(({ name }) => name, goneOr)
      return new Map(await Promise.all(named.map(async (each) => [each.id, await readName(each)] as const)))
    },
    enabled: named.length > 0 && may(contract.units.get) && may(contract.variants.get),
  })
  return data
}
