import type { AnswerProblem, PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Classification, Execution, ExecutionResult, Location, TaskResultMessage } from '@tracemark/api/schemas'
import type { RunFile, RunFiles } from '../outbox/run-record.ts'
import type { StorageTrouble } from '../outbox/storage-trouble.ts'
import type { Failure } from '../shared/failure.ts'

/** The five calls of a run, in their order, and that for an invitation to a credential. */
export type TaskRunStep = 'create' | 'read' | 'update' | 'process' | 'complete' | 'invite'

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
  /** The files when the form was shown. */
  initialFiles: RunFiles
  /** Files that answer questions, on this device. */
  files: RunFiles
  /** The answers that the server acknowledged last. */
  sentAnswers?: Answers | undefined
  /** The calls of a submission that need not be made again. */
  progress: 'none' | 'updated' | 'processed'
  problems: readonly AnswerProblem[]
  failure?: TaskRunFailure | undefined
  /** When the worker submitted these answers, ISO 8601. */
  reportedDate?: string | undefined
  location?: Location | undefined
  /** Who says where it is. */
  place?: PlaceAnswer | undefined
  /** Where a wallet takes the invitation to a credential. */
  inviteUrl?: string | undefined
  /** The form page has said that it is done. */
  isPageDone?: boolean | undefined
  /** Where the worker says that the record stands; `null` is nowhere. */
  wantedElementId?: string | null | undefined
  /** What became of the last change of where the record stands. */
  correction?: 'saved' | 'failed' | undefined
  result?: ExecutionResult | undefined
  message: TaskResultMessage
  /** Until the result is closed by itself. */
  secondsLeft: number
}

export type TaskRunEvent =
  /** No value, or an empty one, takes the answer away. */
  | { type: 'ANSWER'; widgetId: string; value: AnswerValue | undefined }
  /** All files of one question. */
  | { type: 'ATTACH'; widgetId: string; files: readonly RunFile[] }
  | { type: 'SUBMIT' }
  /** Where it is, as the worker says; `undefined` takes it back. */
  | { type: 'PLACE'; place: PlaceAnswer | undefined }
  /** What the form page says, and answers that it may bring. */
  | { type: 'PAGE_OPENED' }
  | { type: 'PAGE_COMPLETED'; answers: Answers }
  | { type: 'PAGE_FAILED' }
  /** Ends an invitation that no wallet has answered. */
  | { type: 'CANCEL' }
  /** Where the record stands in the value chain; `null` is nowhere. */
  /** Ends the wait for the result to close by itself; or the result at once. */
  | { type: 'STAY' }
  | { type: 'CLOSE' }
  | { type: 'CLASSIFY'; elementId: string | null }
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
  /** The result asked to be closed after a time, and the worker let it. */
  | { type: 'closed' }
