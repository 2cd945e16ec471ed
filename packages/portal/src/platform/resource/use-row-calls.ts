import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { type RunningAction, runForEach } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useState } from 'react'
import { toFailure } from '../failure.ts'

interface RowCall {
  /** Tells this call from others of the same row, so that each is made once. */
  kind: string
  /** `id`: of the row. */
  call: (id: string, options: { idempotencyKey: string }) => Promise<unknown>
}

/** Runs for each of these rows until it is stopped; resolves with those for which it failed. */
export type RunRows = RunningAction['run']

/** Actions of a list that call the server once for each row, read the list anew, and tell what was done where it was one row. */
export const useRowCalls = <Row extends { id: string }>(
  queryKey: readonly unknown[],
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
) => {
  const queries = useQueryClient()
  const toast = useToast()
  const [once] = useState(createDoOnce)
  const act = useMutation({
    mutationFn: ({ kind, call, id }: RowCall & { id: string }) => once([kind, id], (idempotencyKey) => call(id, { idempotencyKey })),
  })
  return (rowCall: RowCall, told: (name: string) => string): RunRows =>
    async (ids, ...watch) => {
      const failures = await runForEach((id) => act.mutateAsync({ ...rowCall, id }), toFailure)(ids, ...watch)
      await queries.invalidateQueries({ queryKey })
      const [only] = ids
      const row = rows?.find(({ id }) => id === only)
      if (row && ids.length === 1 && failures.length === 0) toast({ kind: 'positive', text: told(nameOf(row)) })
      return failures
    }
}
