import type { Answers, Execution, ExecutionResult, TaskResultMessage, Widget } from '@tracemark/api/schemas'
import type { Failure } from '../../errors/error-code.ts'

/** Where the device is; `accuracy` is the radius in metres. */
export interface DeviceLocation {
  state: 'unknown' | 'locating' | 'found' | 'unavailable'
  accuracy?: number | undefined
}

export interface TaskFormView {
  kind: 'form'
  task: Execution['task']
  thing: Execution['thing']
  item?: Execution['item'] | undefined
  widgets: readonly Widget[]
  /** Where the fields begin; afterwards each field holds what is typed. */
  answers: Answers
  submitting: boolean
  /** The last submit failed. Nothing that was answered is lost. */
  failure?: Failure | undefined
  location: DeviceLocation
}

export interface TaskDoneView {
  kind: 'done'
  result: TaskResultMessage
  valueChain?: ExecutionResult['valueChain'] | undefined
  /** Answers were changed after the record was made, which holds the earlier ones. */
  lateChanges?: boolean
}

export type TaskRunView = { kind: 'loading' } | ({ kind: 'failed'; retryable: boolean } & Failure) | TaskFormView | TaskDoneView
