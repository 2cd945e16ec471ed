import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { unitGroupQuery, unitLists } from './unit-queries.ts'

/** Creates no more units of a group; `undefined` where the person may not. */
export const useCancelGroup = (): ((group: VcodeGroup) => void) | undefined => {
  const { client, may } = useOrganization()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { mutate } = useMutation({
    mutationFn: ({ id }: VcodeGroup) => client.vcodeGroups.cancel({ params: { id } }),
    onSuccess: (group) => {
      queries.setQueryData(unitGroupQuery(client, group.id).queryKey, group)
      void queries.invalidateQueries({ queryKey: ['unit-groups', client.organizationId] })
      void queries.invalidateQueries({ queryKey: unitLists(client) })
    },
    onError: tellFailure,
  })
  return may(contract.vcodeGroups.cancel) ? (group) => mutate(group) : undefined
}
