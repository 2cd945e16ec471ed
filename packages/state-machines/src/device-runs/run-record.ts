import type { PlaceAnswer } from '@tracemark/api/rules'
import type { AnswerForm, Answers, Location, TaskRun, TaskRunAttachment, TaskRunResult } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** A file that answers a question, as the device keeps it. */
export interface RunFile {
  /** With its ending, such as `patio.jpg`. */
  name: string
  blob: Blob
  /** Taken with the camera for this answer, rather than chosen among what was there. */
  camera: boolean
  /** Where the server has it already. */
  file?: string | undefined
}

/** Files by the id of their question. */
export type RunFiles = { readonly [widgetId: string]: readonly RunFile[] }

/** What a corrected interaction is beside its new answers and files. */
export interface RunCorrection {
  interactionId: string
  organization: { id: number; slug: string }
  /** Who corrects it. Nobody else sends it, or opens it again. */
  subject: string
  /** As it was when they began. */
  form: AnswerForm
  /** Which version that was; absent where the server tells none. */
  version?: string | undefined
  /** Files that could not be read, and stay with the interaction. */
  unread: readonly TaskRunAttachment[]
  reason?: string | undefined
}

/** `saved`: finished, and waits on this device to be sent. `refused`: the server will not take it as it is. */
export type RunState = 'draft' | 'saved' | 'refused' | 'received'

/** One run on this device, from its first answer until the server has acknowledged it. Its files lie beside it. */
export interface RunRecord {
  runId: string
  state: RunState
  /** Origin of the API; '' is the page's own. */
  api: string
  /** The token of the task link, which begins runs. */
  link: string
  /** Opens this run and nothing else; absent while the server does not know the run. */
  executionToken?: string | undefined
  execution: TaskRun
  answers: Answers
  /** When the worker submitted, ISO 8601. */
  reportedDate?: string | undefined
  /** By how many milliseconds the device's clock was ahead then: the date is corrected by it. Absent where no answer had told the time. */
  clockAhead?: number | undefined
  location?: Location | undefined
  /** Who says where it is; it stands for a location where there is none. */
  place?: PlaceAnswer | undefined
  /** How often sending has failed since the worker last asked for it. */
  attempts: number
  /** Why the last attempt failed. */
  failure?: Failure | undefined
  result?: TaskRunResult | undefined
  /** Of what the server has recorded already: these are its new answers. */
  correction?: RunCorrection | undefined
  /** When this row was written last, ISO 8601. */
  changedAt: string
  /** Counts what the page that shows the run has written, and tells which is later whatever the clock does. Absent where only its opening has. */
  revision?: number | undefined
}

/** What is left of a run that the server has: no answers, no files, no tokens. */
export const asReceived = ({ runId, api, execution, reportedDate }: RunRecord, result: TaskRunResult, changedAt: string): RunRecord => ({
  runId,
  api,
  execution: { ...execution, executionData: {} },
  reportedDate,
  result,
  changedAt,
  state: 'received',
  link: '',
  answers: {},
  attempts: 0,
})
