import type { TaskRunResult } from '@tracemark/api/schemas'
import type { TaskRunFailure } from '../task-run/run-calls.types.ts'
import type { RunFiles, RunRecord } from './run-record.ts'

export interface DeliveryInput {
  record: RunRecord
  files: RunFiles
}

export type DeliveryOutput =
  | { kind: 'received'; result: TaskRunResult }
  /** `executionToken`: of a run that the server has begun meanwhile. */
  | { kind: 'failed'; failure: TaskRunFailure; executionToken: string | undefined }
