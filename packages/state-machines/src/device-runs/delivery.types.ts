import type { TaskRunResult } from '@tracemark/api/schemas'
import type { TaskRunFailure } from './run-calls.types.ts'
import type { RunDraft } from './run-keeper.ts'
import type { RunFiles } from './run-record.ts'

export interface DeliveryInput {
  /** Origin of the API; a client of one API needs none. */
  api?: string
  run: Omit<RunDraft, 'state'>
  files: RunFiles
}

export type DeliveryOutput = {
  /** Of a run that the server knows, which may have begun it meanwhile. */
  executionToken: string | undefined
  /** The server took these answers; else the record, if there is one, holds those of an earlier try. */
  isUpdated: boolean
} & ({ kind: 'received'; result: TaskRunResult } | { kind: 'failed'; failure: TaskRunFailure })
