import type { AnswerProblem, PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Classification, Location, TaskResultMessage, TaskRun, TaskRunResult } from '@tracemark/api/schemas'
import type { TaskRunFailure } from '../device-runs/run-calls.types.ts'
import type { RunFile, RunFiles } from '../device-runs/run-record.ts'
import type { StorageTrouble } from '../device-runs/storage-trouble.ts'
import type { ClosingEvent } from './closing/closing.machine.ts'
import type { ClosingView } from './closing/closing.selectors.ts'
import type { CorrectionEvent } from './correction/correction.machine.ts'
import type { CorrectionView } from './correction/correction.selectors.ts'
import type { CredentialInvitationEvent } from './credential-invitation/credential-invitation.machine.ts'
import type { InvitationView } from './credential-invitation/credential-invitation.selectors.ts'
import type { FormPageEvent } from './form-page/form-page.machine.ts'
import type { FormPageView } from './form-page/form-page.selectors.ts'
import type { toLocatingView } from './location/location.selectors.ts'

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
  knownTask?: TaskRun | undefined
  delivery: 'waiting' | 'sending'
  given: Answers
  /** Opens this execution and nothing else. */
  executionToken?: string | undefined
  execution?: TaskRun | undefined
  /** The answers when the form was shown. */
  initialAnswers: Answers
  answers: Answers
  /** The files when the form was shown. */
  initialFiles: RunFiles
  /** Files that answer questions, on this device. */
  files: RunFiles
  /** The answers that the server acknowledged last. */
  sentAnswers?: Answers | undefined
  problems: readonly AnswerProblem[]
  failure?: TaskRunFailure | undefined
  /** When the worker submitted these answers, ISO 8601. */
  reportedDate?: string | undefined
  /** By how many milliseconds the device's clock was ahead then: the date is corrected by it. Absent where no answer had told the time. */
  clockAhead?: number | undefined
  location?: Location | undefined
  /** Who says where it is. */
  place?: PlaceAnswer | undefined
  /** The form page has said that it is done. */
  isPageDone?: boolean | undefined
  /** What the machines of its parts show, while they go. */
  locating?: ReturnType<typeof toLocatingView> | undefined
  page?: FormPageView | undefined
  invitation?: InvitationView | undefined
  correction?: CorrectionView | undefined
  closing?: ClosingView | undefined
  result?: TaskRunResult | undefined
  message: TaskResultMessage
}

export type TaskRunEvent =
  /** No value, or an empty one, takes the answer away. */
  | { type: 'ANSWER'; widgetId: string; value: AnswerValue | undefined }
  /** All files of one question. */
  | { type: 'ATTACH'; widgetId: string; files: readonly RunFile[] }
  | { type: 'SUBMIT' }
  /** Where it is, as the worker says; `undefined` takes it back. */
  | { type: 'PLACE'; place: PlaceAnswer | undefined }
  | FormPageEvent
  | CredentialInvitationEvent
  | CorrectionEvent
  | ClosingEvent
  /** After a failure that can pass: continues at the call that failed. */
  | { type: 'RETRY' }
  | { type: 'LOCATE' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  | { type: 'INITIALISED' }
  | { type: 'STORAGE'; storage: 'kept' | StorageTrouble }
  /** What becomes of a run that waits on this device. */
  | { type: 'DELIVERING'; delivery: 'waiting' | 'sending' }
  | { type: 'RECEIVED'; result: TaskRunResult }
  | { type: 'REFUSED'; failure: TaskRunFailure }
  | { type: 'DELETED' }
  /** Begins another run of the same task; the one before goes on waiting. */
  | { type: 'AGAIN' }

/** What the host hears, in this order; `failed` at any time. */
export type TaskRunEmitted =
  | { type: 'started'; executionId: string; task: TaskRun['task']; thing: TaskRun['thing']; item?: TaskRun['item'] }
  /** The run is finished, and waits on this device until there is a network. */
  | { type: 'saved'; executionId: string }
  /** The interaction is in the database. */
  | { type: 'submitted'; executionId: string; interactionId: string }
  | { type: 'completed'; executionId: string; interactionId: string; classification: Classification; result: TaskResultMessage }
  | ({ type: 'failed' } & TaskRunFailure)
  /** The result asked to be closed after a time, and the worker let it. */
  | { type: 'closed' }
