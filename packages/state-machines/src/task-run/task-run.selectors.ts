import type { AnswerProblem, PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, Classification, Location, TaskResultMessage, TaskRun, TaskRunResult, Widget } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { TaskRunFailure } from '../device-runs/run-calls.types.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import type { StorageTrouble } from '../device-runs/storage-trouble.ts'
import type { ClosingView } from './closing/closing.selectors.ts'
import type { CorrectionView } from './correction/correction.selectors.ts'
import type { InvitationView } from './credential-invitation/credential-invitation.selectors.ts'
import type { FormPageView } from './form-page/form-page.selectors.ts'
import type { taskRunMachine } from './task-run.machine.ts'

export type TaskRunSnapshot = SnapshotFrom<typeof taskRunMachine>

/** Where the run takes place; `accuracy` in metres. */
export interface LocationView {
  state: 'unknown' | 'locating' | 'asking_service' | 'found' | 'network' | 'typed' | 'skipped' | 'unavailable'
  accuracy?: number | undefined
  /** Where the device found itself. */
  location?: Location | undefined
  /** As the worker typed it. */
  typed?: string | undefined
}

type Heading = Pick<TaskRun, 'task' | 'thing' | 'organization'> & { item?: TaskRun['item'] }

export type TaskRunView = { offline: boolean } & (
  | { kind: 'loading' }
  | { kind: 'failed'; code: TaskRunFailure['code']; requestId?: string | undefined; retryable: boolean }
  | {
      kind: 'form'
      task: TaskRun['task']
      thing: TaskRun['thing']
      item?: TaskRun['item']
      organization: TaskRun['organization']
      widgets: readonly Widget[]
      /** The answers to begin with; the form keeps what is typed, and sends it as ANSWER. */
      answers: Answers
      submitting: boolean
      problems: readonly AnswerProblem[]
      /** Files to begin with. */
      files: RunFiles
      /** Why the last submission failed; everything entered is still there. */
      failure?: TaskRunFailure | undefined
      location: LocationView
      /** Why this device does not keep the answers. */
      storage?: StorageTrouble | undefined
    }
  | {
      /** Finished, and waits on this device for a network. */
      kind: 'saved'
      organization: TaskRun['organization']
      delivery: 'waiting' | 'sending'
      task: TaskRun['task']
      thing: TaskRun['thing']
      item?: TaskRun['item']
    }
  /** A form of another site at `url`, which answers the task's questions. */
  | ({ kind: 'page'; url: string; state: FormPageView } & Heading)
  | ({ kind: 'invitation'; invitation: InvitationView } & Heading)
  | {
      kind: 'done'
      organization?: TaskRun['organization'] | undefined
      result: TaskResultMessage
      classification: Classification
      valueChain?: TaskRunResult['valueChain']
      closing?: ClosingView | undefined
      correction?: CorrectionView['state']
      /** Answers were changed after the record was made, which holds the earlier ones. */
      lateChanges: boolean
    }
)

const UNKNOWN: LocationView = { state: 'unknown' }
const LOCATING: LocationView = { state: 'locating' }
const UNAVAILABLE: LocationView = { state: 'unavailable' }
const ASKING_SERVICE: LocationView = { state: 'asking_service' }
const views = new WeakMap<PlaceAnswer, LocationView>()

const toView = (place: PlaceAnswer): LocationView => {
  if (place.by === 'skipped') return { state: 'skipped' }
  if (place.by === 'typed') return { state: 'typed', typed: place.typed }
  return { state: place.by === 'network' ? 'network' : 'found', accuracy: place.location.pointAccuracy, location: place.location }
}

/** The same object for the same place, so that views can be compared. */
const getView = (place: PlaceAnswer): LocationView => {
  const view = views.get(place) ?? toView(place)
  views.set(place, view)
  return view
}

const toLocationView = (snapshot: TaskRunSnapshot): LocationView => {
  const { place, locating } = snapshot.context
  if (snapshot.matches({ location: 'locating' })) return locating === 'asking_service' ? ASKING_SERVICE : LOCATING
  if (place) return getView(place)
  return snapshot.matches({ location: 'known' }) ? UNAVAILABLE : UNKNOWN
}

const ASKING: InvitationView = { state: 'asking' }

/** What the screen of a run shows. Compare views with `isSameView`: a view stays the same while only answers change. */
export const toTaskRunView = (snapshot: TaskRunSnapshot): TaskRunView => {
  const { execution, failure, result, message, initialAnswers, answers, initialFiles, sentAnswers, problems, storage } = snapshot.context
  const { page = 'opening', invitation = ASKING, correction, closing } = snapshot.context
  const offline = snapshot.matches({ connection: 'offline' })
  if (snapshot.matches({ run: 'failed' }) && failure) {
    return { kind: 'failed', code: failure.code, requestId: failure.requestId, retryable: failure.retryable, offline }
  }
  if (snapshot.matches({ run: 'done' }) && result) {
    return {
      kind: 'done',
      organization: execution?.organization,
      result: message,
      classification: result.classification,
      valueChain: correction ? correction.valueChain : result.valueChain,
      closing,
      correction: correction?.state,
      lateChanges: answers !== sentAnswers,
      offline,
    }
  }
  if (execution) {
    const { task, thing, item, organization, config } = execution
    const heading = { task, thing, item, organization, offline }
    if (snapshot.matches({ run: 'page' })) return { kind: 'page', url: config.formstackUri ?? '', state: page, ...heading }
    if (snapshot.matches({ run: 'inviting' })) return { kind: 'invitation', invitation, ...heading }
  }
  if (snapshot.matches({ run: 'saved' }) && execution) {
    const { task, thing, item, organization } = execution
    return { kind: 'saved', organization, delivery: snapshot.context.delivery, task, thing, item, offline }
  }
  const submitting = snapshot.matches({ run: 'submitting' })
  if (!execution || !(submitting || snapshot.matches({ run: 'filling' }))) return { kind: 'loading', offline }
  const { task, thing, item, organization, config } = execution
  return {
    kind: 'form',
    task,
    thing,
    item,
    organization,
    widgets: config.widgets,
    answers: initialAnswers,
    files: initialFiles,
    submitting,
    problems,
    failure,
    location: toLocationView(snapshot),
    ...(storage !== undefined && storage !== 'kept' && { storage }),
    offline,
  }
}
