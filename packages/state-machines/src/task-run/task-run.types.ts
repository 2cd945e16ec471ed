import type { AnswerProblem } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Classification, Execution, ExecutionResult, Location, TaskResultMessage } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** The five calls of a run, in their order. */
export type TaskRunStep = 'create' | 'read' | 'update' | 'process' | 'complete'

export interface TaskRunFailure extends Failure {
  step: TaskRunStep
  /** Whether the same call may succeed later. */
  retryable: boolean
}

export interface TaskRunInput {
  /** The execution token; it stands in for a user's login. */
  token: string | undefined
  /** Made once for a run, so that a repeated request finds the run it already began. */
  runId?: string | undefined
  /** Answers to begin with. */
  answers?: Answers | undefined
}

export interface TaskRunContext {
  token: string
  runId: string
  given: Answers
  executionId?: string | undefined
  /** Opens this execution and nothing else. */
  executionToken?: string | undefined
  execution?: Execution | undefined
  /** The answers when the form was shown. */
  initialAnswers: Answers
  answers: Answers
  /** The answers that the server acknowledged last. */
  sentAnswers?: Answers | undefined
  /** The calls of a submission that need not be made again. */
  progress: 'none' | 'updated' | 'processed'
  problems: readonly AnswerProblem[]
  failure?: TaskRunFailure | undefined
  /** When the worker submitted these answers, ISO 8601. */
  reportedDate?: string | undefined
  location?: Location | undefined
  result?: ExecutionResult | undefined
  message: TaskResultMessage
}

export type TaskRunEvent =
  /** No value, or an empty one, takes the answer away. */
  | { type: 'ANSWER'; widgetId: string; value: AnswerValue | undefined }
  | { type: 'SUBMIT' }
  /** After a failure that can pass: continues at the call that failed. */
  | { type: 'RETRY' }
  | { type: 'LOCATE' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  | { type: 'INITIALISED' }

/** What the host hears, in this order; `failed` at any time. */
export type TaskRunEmitted =
  | { type: 'started'; executionId: string; task: Execution['task']; thing: Execution['thing']; item?: Execution['item'] }
  /** The interaction is in the database. */
  | { type: 'submitted'; executionId: string; interactionId: string }
  | { type: 'completed'; executionId: string; interactionId: string; classification: Classification; result: TaskResultMessage }
  | ({ type: 'failed' } & TaskRunFailure)
