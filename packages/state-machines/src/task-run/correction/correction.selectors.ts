import type { TaskRunResult } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { correctionMachine } from './correction.machine.ts'

export interface CorrectionView {
  valueChain: TaskRunResult['valueChain']
  /** Of changing where the record stands. */
  state?: 'saving' | 'saved' | 'failed' | undefined
}

export const toCorrectionView = (snapshot: SnapshotFrom<typeof correctionMachine>): CorrectionView => ({
  valueChain: snapshot.context.valueChain,
  state: snapshot.matches('saving') ? 'saving' : snapshot.context.outcome,
})
