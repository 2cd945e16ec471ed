import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { type RunningAction, runForEach } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { toFailure } from '../failure.ts'
import { focusRow } from '../use-focus-of-page.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { type ChangedKey, readAnew } from './read-anew.ts'
import { useUses } from './use-uses.ts'

interface RowCall {
  /** Tells this call from others of the same row, so that each is made once. */
  kind: string
  /** `id`: of the row. */
  call: (id: string, options: { idempotencyKey: string }) => Promise<unknown>
}

/** What a person can do at once about what was done, for as long as the toast stands there. */
interface Undo {
  /** Brings a row back to what it was. */
  call: RowCall
  /** Rows that can't be brought back as they were: nothing is offered. */
  impossible?: boolean
  /** What is told where it was done for several rows. */
  told: (ids: readonly string[]) => string
  /** What is told once they are brought back. `name`: of the row, where it is one. */
  undone: (ids: readonly string[], name: string | undefined) => string
}

/** What leads on from what was done for one row, for as long as the toast stands there. */
interface Onward {
  label: string
  onSelect: () => void
}

/** Runs for each of these rows until it is stopped; resolves with those for which it failed. */
export type RunRows = RunningAction['run']

/** Actions of a list that call the server once for each row, read the list anew, and tell what was done where it was one row. */
export const useRowCalls = <Row extends { id: string }>(
  changed: ChangedKey,
  rows: readonly Row[] | undefined,
  getName: (row: Row) => string,
) => {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const tell = useTellFailure()
  const uses = useUses()
  const [once] = useState(createDoOnce)
  const act = useMutation({
    mutationFn: ({ kind, call, id }: RowCall & { id: string }) => once([kind, id], (idempotencyKey) => call(id, { idempotencyKey })),
  })
  const toRowFailure = (error: Error, id: string) => {
    const row = rows?.find((one) => one.id === id)
    const { usedBy, ...failure } = toFailure(error)
    return { ...failure, ...(usedBy && { usedBy: uses.show(usedBy, { id, name: row ? getName(row) : '' }) }) }
  }
  const callEach = async (rowCall: RowCall, [ids, ...watch]: Parameters<RunRows>) => {
    const failures = await runForEach((id) => act.mutateAsync({ ...rowCall, id }), toRowFailure)(ids, ...watch)
    await readAnew(queries, changed)
    return failures
  }
  /** `onwardFrom`: what leads on from a row that it was done for. */
  return (rowCall: RowCall, told: (name: string) => string, undo?: Undo, onwardFrom?: (id: string) => Onward | undefined): RunRows =>
    async (...args) => {
      const [ids, onProgress, chosen, signal] = args
      const before = new Map(rows?.map((row) => [row.id, row]))
      let reached = 0
      const watch = (done: number) => {
        reached = done
        onProgress(done)
      }
      const failures = await callEach(rowCall, [ids, watch, chosen, signal])
      const failed = new Set(failures.map(({ id }) => id))
      const done = (signal.aborted ? ids.slice(0, reached) : ids).filter((id) => !failed.has(id))
      // Of rows on other pages nobody here knows what they were.
      const canUndo = done.every((id) => before.has(id))
      const takeBack = async ({ call, undone }: Undo) => {
        const [first] = await callEach(call, [done, () => undefined, [], new AbortController().signal])
        const only = done.length === 1 ? before.get(done[0] ?? '') : undefined
        if (first) tell(first.failure)
        else toast({ kind: 'positive', text: undone(done, only && getName(only)) })
        // The toast that had the focus is gone.
        focusRow(done[0])
      }
      const row = ids.length === 1 ? before.get(ids[0] ?? '') : undefined
      const text = row ? told(getName(row)) : undo?.told(done)
      const onward = row && onwardFrom?.(row.id)
      if (done.length > 0 && text !== undefined)
        toast({
          kind: 'positive',
          text,
          ...(onward && { action: onward }),
          ...(undo && !undo.impossible && canUndo && { action: { label: t('common:undo'), onSelect: () => void takeBack(undo) } }),
        })
      return failures
    }
}
