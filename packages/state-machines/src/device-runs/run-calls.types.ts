import type { TaskRunCreated } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** The five calls of a run, in their order, and that for an invitation to a credential. */
export type TaskRunStep = 'create' | 'read' | 'update' | 'process' | 'complete' | 'invite'

export interface TaskRunFailure extends Failure {
  step: TaskRunStep
  /** Whether the same call may succeed later. */
  retryable: boolean
}

/** A call for one execution, with the token that opens it. */
export interface TaskRunCall {
  id: string
  token: string
}

export type TaskRunRead = Omit<TaskRunCreated, 'token'>
