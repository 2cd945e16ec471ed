import type { AnswerProblem } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Classification, Execution, ExecutionResult, Location, TaskResultMessage } from '@tracemark/api/schemas'
import type { StorageTrouble } from '../outbox/storage-trouble.ts'
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
  /** Keep the run on this device, where it waits for a network if it has to. */
  durable?: boolean | undefined
}

export interface TaskRunContext {
  token: string
  runId: string
  durable: boolean
  /** The page's own name for the run, of before it was loaded again. */
  preferredRunId?: string | undefined
  /** How this device keeps the run; absent until it was asked. */
  storage?: 'kept' | StorageTrouble | undefined
  /** The answers come from this device, and go before the server's. */
  isRestored: boolean
  /** The task as this device knows it, to begin with when the server can't be reached. */
  knownTask?: Execution | undefined
  delivery: 'waiting' | 'sending'
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
  | { type: 'STORAGE'; storage: 'kept' | StorageTrouble }
  /** What becomes of a run that waits on this device. */
  | { type: 'DELIVERING'; delivery: 'waiting' | 'sending' }
  | { type: 'RECEIVED'; result: ExecutionResult }
  | { type: 'REFUSED'; failure: TaskRunFailure }
  | { type: 'DELETED' }
  /** Begins another run of the same task; the one before goes on waiting. */
  | { type: 'AGAIN' }

/** What the host hears, in this order; `failed` at any time. */
export type TaskRunEmitted =
  | { type: 'started'; executionId: string; task: Execution['task']; thing: Execution['thing']; item?: Execution['item'] }
  /** The run is finished, and waits on this device until there is a network. */
  | { type: 'saved'; executionId: string }
  /** The interaction is in the database. */
  | { type: 'submitted'; executionId: string; interactionId: string }
  | { type: 'completed'; executionId: string; interactionId: string; classification: Classification; result: TaskResultMessage }
  | ({ type: 'failed' } & TaskRunFailure)
