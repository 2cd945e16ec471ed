import type { AnswerProblem } from '@tracemark/api/rules'
import type { Answers, Classification, Execution, ExecutionResult, Location, TaskResultMessage, Widget } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { StorageTrouble } from '../outbox/storage-trouble.ts'
import type { taskRunMachine } from './task-run.machine.ts'
import type { TaskRunFailure } from './task-run.types.ts'

export type TaskRunSnapshot = SnapshotFrom<typeof taskRunMachine>

/** Where the run takes place; `accuracy` in metres. */
export interface LocationView {
  state: 'unknown' | 'locating' | 'found' | 'unavailable'
  accuracy?: number | undefined
}

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
  | {
      kind: 'done'
      result: TaskResultMessage
      classification: Classification
      valueChain?: ExecutionResult['valueChain']
      /** Answers were changed after the record was made, which holds the earlier ones. */
      lateChanges: boolean
    }
)

const UNKNOWN: LocationView = { state: 'unknown' }
const LOCATING: LocationView = { state: 'locating' }
const UNAVAILABLE: LocationView = { state: 'unavailable' }
const found = new WeakMap<Location, LocationView>()

/** The same object for the same location, so that views can be compared. */
const foundAt = (location: Location): LocationView => {
  const view = found.get(location) ?? { state: 'found', accuracy: location.pointAccuracy }
  found.set(location, view)
  return view
}

const toLocationView = (snapshot: TaskRunSnapshot): LocationView => {
  const { location } = snapshot.context
  if (snapshot.matches({ location: 'locating' })) return LOCATING
  if (location) return foundAt(location)
  return snapshot.matches({ location: 'unavailable' }) ? UNAVAILABLE : UNKNOWN
}

/** What the screen of a run shows. Compare views with `isSameView`: a view stays the same while only answers change. */
export const toTaskRunView = (snapshot: TaskRunSnapshot): TaskRunView => {
  const { execution, failure, result, message, initialAnswers, answers, sentAnswers, problems, storage } = snapshot.context
  const offline = snapshot.matches({ connection: 'offline' })
  if (snapshot.matches({ run: 'failed' }) && failure) {
    return { kind: 'failed', code: failure.code, requestId: failure.requestId, retryable: failure.retryable, offline }
  }
  if (snapshot.matches({ run: 'done' }) && result) {
    const { classification, valueChain } = result
    return { kind: 'done', result: message, classification, valueChain, lateChanges: answers !== sentAnswers, offline }
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
    submitting,
    problems,
    failure,
    location: toLocationView(snapshot),
    ...(storage !== undefined && storage !== 'kept' && { storage }),
    offline,
  }
}
