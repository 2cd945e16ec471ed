import type { Answers, Location, TaskResultMessage, TaskRun, TaskRunResult, Widget } from '@tracemark/api/schemas'
import type { Failure } from '../../errors/error-code.ts'
import type { Attachment } from '../../field/Attachments/attachment.ts'

/** Where the device is; `accuracy` is the radius in metres. */
export interface DeviceLocation {
  state: 'unknown' | 'locating' | 'asking_service' | 'found' | 'network' | 'typed' | 'skipped' | 'unavailable'
  accuracy?: number | undefined
  /** Where it was found. */
  location?: Location | undefined
  /** As the worker typed it. */
  typed?: string | undefined
}

/** What a run is about. */
export interface TaskHeading {
  organization: TaskRun['organization']
  task: TaskRun['task']
  thing: TaskRun['thing']
  item?: TaskRun['item'] | undefined
}

/** Files by the id of their question. */
export type TaskFiles = { readonly [widgetId: string]: readonly Attachment[] }

export interface TaskFormView extends TaskHeading {
  kind: 'form'
  widgets: readonly Widget[]
  /** Where the fields begin; afterwards each field holds what is typed. */
  answers: Answers
  files?: TaskFiles | undefined
  submitting: boolean
  /** The last submit failed. Nothing that was answered is lost. */
  failure?: Failure | undefined
  location: DeviceLocation
}

/** A form of another site. `slow`: it has said nothing for some seconds. `refused`: it was done, and its answers do not fit the task. */
export interface TaskPageView extends TaskHeading {
  kind: 'page'
  url: string
  state: 'opening' | 'open' | 'slow' | 'failed' | 'refused'
}

export interface TaskInvitationView extends TaskHeading {
  kind: 'invitation'
  invitation: {
    /** `unsure`: the server did not answer the last question, and is asked again. */
    state: 'asking' | 'waiting' | 'unsure' | 'expired' | 'failed' | 'cancelled'
    inviteUrl?: string | undefined
  }
}

export interface TaskDoneView {
  kind: 'done'
  organization?: TaskRun['organization'] | undefined
  result: TaskResultMessage
  valueChain?: TaskRunResult['valueChain'] | undefined
  /** Seconds until the result closes by itself, `held` by the worker, or over. */
  closing?: number | 'held' | 'closed' | undefined
  /** Of changing where the record stands. */
  correction?: 'saving' | 'saved' | 'failed' | undefined
  /** Answers were changed after the record was made, which holds the earlier ones. */
  lateChanges?: boolean
}

export type TaskFailedView = { kind: 'failed'; retryable: boolean } & Failure

export type TaskRunView = { kind: 'loading' } | TaskFailedView | TaskFormView | TaskPageView | TaskInvitationView | TaskDoneView
