import type { UnitBulkAnswer, Use } from '@tracemark/api/schemas'
import type { RowFailure, ShownUse } from '@tracemark/ui/components/list-frame'
import { toFailure } from '../../platform/failure.ts'

/** As many units as one call names: few enough to show how far it is. */
const AT_ONCE = 100

/** What a list tells an action that runs: whom it tells how far it is, and by what it is stopped. */
export interface Watch {
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** What uses a unit, with the lists that the counts lead to. */
type ShowUses = (usedBy: readonly Use[], id: string) => ShownUse[]

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE))

/** What the server left as it was, and what it did not find any more. */
const listFailures = (asked: readonly string[], { ids, failures }: UnitBulkAnswer, showUses: ShowUses): RowFailure[] => {
  const answered = new Set([...ids, ...failures.map(({ id }) => id)])
  return [
    ...failures.map(({ id, code, usedBy }) => ({ id, failure: { code, ...(usedBy && { usedBy: showUses(usedBy, id) }) } })),
    ...asked.filter((id) => !answered.has(id)).map((id) => ({ id, failure: { code: 'not_found' as const } })),
  ]
}

/** Sends some units after the others, until all are done or it is stopped. Gives those that failed. */
export const runBulkUpdate = async (
  ids: readonly string[],
  send: (ids: string[]) => Promise<UnitBulkAnswer>,
  { onProgress, signal }: Watch,
  showUses: ShowUses,
): Promise<RowFailure[]> => {
  const failed: RowFailure[] = []
  let done = 0
  for (const some of chunks(ids)) {
    if (signal.aborted) break
    failed.push(
      ...(await send(some).then(
        (answer) => listFailures(some, answer, showUses),
        (error: Error) => some.map((id) => ({ id, failure: toFailure(error) })),
      )),
    )
    done += some.length
    onProgress(done)
  }
  return failed
}
