import type { CorrectionOutcome } from './deliver-correction.ts'
import type { TaskRunFailure } from './run-calls.types.ts'
import type { RunNewsroom } from './run-news.ts'
import type { RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'

interface Settling {
  store: Pick<RunStore, 'change' | 'delete'>
  news: RunNewsroom
}

/** Notes why a run did not arrive, and whether it is tried again. */
export const settleFailure = async (
  { store, news }: Settling,
  runId: string,
  { step: _, retryable, ...failure }: TaskRunFailure,
  change: Partial<RunRecord> = {},
): Promise<void> => {
  const state = retryable ? 'saved' : 'refused'
  await store.change(runId, (record) => ({ ...record, ...change, state, failure, attempts: record.attempts + 1 }))
  news.tell(retryable ? { kind: 'waiting', runId } : { kind: 'refused', runId, failure })
}

/** What was corrected is seen at its interaction, and no longer needed here. */
export const settleCorrection = async (settling: Settling, runId: string, outcome: CorrectionOutcome): Promise<void> => {
  if (outcome.kind === 'failed') return settleFailure(settling, runId, outcome.failure)
  await settling.store.delete(runId)
  settling.news.tell({ kind: 'deleted', runId })
}
