import type { AnswerProblem, PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, Classification, Execution, ExecutionResult, TaskResultMessage, Widget } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { RunFiles } from '../outbox/run-record.ts'
import type { StorageTrouble } from '../outbox/storage-trouble.ts'
import type { taskRunMachine } from './task-run.machine.ts'
import type { TaskRunFailure } from './task-run.types.ts'

export type TaskRunSnapshot = SnapshotFrom<typeof taskRunMachine>

/** Where the run takes place; `accuracy` in metres. */
export interface LocationView {
  state: 'unknown' | 'locating' | 'asking_service' | 'found' | 'network' | 'typed' | 'skipped' | 'unavailable'
  accuracy?: number | undefined
  /** As the worker typed it. */
  typed?: string | undefined
}

/** Where a wallet finds the invitation, and how far it has come. */
export interface InvitationView {
  state: 'asking' | 'waiting' | 'unsure' | 'expired' | 'failed' | 'cancelled'
  inviteUrl?: string | undefined
}

type Heading = Pick<Execution, 'task' | 'thing' | 'organization'> & { item?: Execution['item'] }

export type TaskRunView = { offline: boolean } & (
  | { kind: 'loading' }
  | { kind: 'failed'; code: TaskRunFailure['code']; requestId?: string | undefined; retryable: boolean }
  | {
      kind: 'form'
      task: Execution['task']
      thing: Execution['thing']
      item?: Execution['item']
      organization: Execution['organization']
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
      delivery: 'waiting' | 'sending'
      task: Execution['task']
      thing: Execution['thing']
      item?: Execution['item']
    }
  /** A form of another site at `url`, which answers the task's questions. */
  | ({ kind: 'page'; url: string; state: 'opening' | 'open' | 'slow' | 'failed' | 'refused' } & Heading)
  | ({ kind: 'invitation'; invitation: InvitationView } & Heading)
  | {
      kind: 'done'
      result: TaskResultMessage
      classification: Classification
      valueChain?: ExecutionResult['valueChain']
      /** Of a result that closes by itself: seconds left, `held` by the worker, or over. */
      closing?: number | 'held' | 'closed' | undefined
      /** Of changing where the record stands. */
      correction?: 'saving' | 'saved' | 'failed' | undefined
      /** Answers were changed after the record was made, which holds the earlier ones. */
      lateChanges: boolean
    }
)

const UNKNOWN: LocationView = { state: 'unknown' }
const LOCATING: LocationView = { state: 'locating' }
const UNAVAILABLE: LocationView = { state: 'unavailable' }
const ASKING_SERVICE: LocationView = { state: 'asking_service' }
const views = new WeakMap<PlaceAnswer, LocationView>()

const viewOf = (place: PlaceAnswer): LocationView => {
  if (place.by === 'skipped') return { state: 'skipped' }
  if (place.by === 'typed') return { state: 'typed', typed: place.typed }
  return { state: place.by === 'network' ? 'network' : 'found', accuracy: place.location.pointAccuracy }
}

/** The same object for the same place, so that views can be compared. */
const sameViewOf = (place: PlaceAnswer): LocationView => {
  const view = views.get(place) ?? viewOf(place)
  views.set(place, view)
  return view
}

const toLocationView = (snapshot: TaskRunSnapshot): LocationView => {
  const { place } = snapshot.context
  if (snapshot.matches({ location: 'locating' })) return LOCATING
  if (snapshot.matches({ location: 'askingNetwork' })) return ASKING_SERVICE
  if (place) return sameViewOf(place)
  return snapshot.matches({ location: 'unavailable' }) ? UNAVAILABLE : UNKNOWN
}

const toClosing = (snapshot: TaskRunSnapshot) =>
  snapshot.matches({ closing: 'counting' })
    ? snapshot.context.secondsLeft
    : (['held', 'closed'] as const).find((state) => snapshot.matches({ closing: state }))

const toPageState = (snapshot: TaskRunSnapshot) =>
  (['open', 'slow', 'failed', 'refused'] as const).find((state) => snapshot.matches({ run: { page: state } })) ?? 'opening'

const invitations = new Map<string, InvitationView>()

const toInvitationView = (snapshot: TaskRunSnapshot): InvitationView => {
  const { inviteUrl } = snapshot.context
  const ended = (['asking', 'expired', 'failed', 'cancelled'] as const).find((state) => snapshot.matches({ run: { inviting: state } }))
  const state = ended ?? (snapshot.matches({ run: { inviting: { open: 'unsure' } } }) ? 'unsure' : 'waiting')
  const key = `${state} ${inviteUrl}`
  const view = invitations.get(key) ?? { state, inviteUrl }
  invitations.set(key, view)
  return view
}

/** What the screen of a run shows. Compare views with `isSameView`: a view stays the same while only answers change. */
export const toTaskRunView = (snapshot: TaskRunSnapshot): TaskRunView => {
  const { execution, failure, result, message, initialAnswers, answers, initialFiles, sentAnswers, problems, storage } = snapshot.context
  const offline = snapshot.matches({ connection: 'offline' })
  if (snapshot.matches({ run: 'failed' }) && failure) {
    return { kind: 'failed', code: failure.code, requestId: failure.requestId, retryable: failure.retryable, offline }
  }
  if (snapshot.matches({ run: 'done' }) && result) {
    const { classification, valueChain } = result
    const correction = snapshot.matches({ correction: 'saving' }) ? 'saving' : snapshot.context.correction
    return {
      kind: 'done',
      result: message,
      classification,
      valueChain,
      closing: toClosing(snapshot),
      correction,
      lateChanges: answers !== sentAnswers,
      offline,
    }
  }
  if (execution) {
    const { task, thing, item, organization, config } = execution
    const heading = { task, thing, item, organization, offline }
    if (snapshot.matches({ run: 'page' })) return { kind: 'page', url: config.formstackUri ?? '', state: toPageState(snapshot), ...heading }
    if (snapshot.matches({ run: 'inviting' })) return { kind: 'invitation', invitation: toInvitationView(snapshot), ...heading }
  }
  if (snapshot.matches({ run: 'saved' }) && execution) {
    const { task, thing, item } = execution
    return { kind: 'saved', delivery: snapshot.context.delivery, task, thing, item, offline }
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
