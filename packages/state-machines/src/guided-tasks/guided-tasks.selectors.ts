import type { SnapshotFrom } from 'xstate'
import { type Failure, isPassing } from '../shared/failure.ts'
import type { guidedTasksMachine } from './guided-tasks.machine.ts'
import type { FieldPlace, FieldTask, Outcome, PlaceList, Source, TaskList, UnitList } from './guided-tasks.types.ts'

export type GuidedTasksSnapshot = SnapshotFrom<typeof guidedTasksMachine>

interface Round {
  place: FieldPlace
  tasks: readonly FieldTask[]
  source: Source
  history: TaskList['history']
  outcomes: { readonly [taskId: string]: Outcome }
}

/** `code`: the one that was looked up, which names nothing where it `isUnknown`. `failure`: why it could not be looked up. */
interface LookedUp {
  isLookingUp: boolean
  isUnknown: boolean
  code?: string | undefined
  failure?: Failure | undefined
}

export type GuidedTasksView =
  | { kind: 'loading' }
  /** `isRefused`: trying again would not help. `isPlace`: of a place, and another one can be chosen. */
  | { kind: 'failed'; failure: Failure; isRefused: boolean; isPlace: boolean }
  | ({ kind: 'choosing'; list: PlaceList } & LookedUp)
  | ({
      kind: 'choosingUnit'
      search: string
      isReading: boolean
      hasMore: boolean
      /** Why the units that were asked for last are not there. */
      listFailure?: Failure | undefined
    } & UnitList &
      LookedUp)
  | ({ kind: 'listing' | 'finished' } & Round)
  | ({
      kind: 'running'
      task: FieldTask
      /** Counts from 1. */
      position: number
      next?: FieldTask | undefined
      /** Absent while it is fetched. */
      link?: string | undefined
      failure?: Failure | undefined
      isRefused: boolean
      /** Of a task that is done. */
      outcome?: Outcome | undefined
    } & Round)

/** What the page of guided field tasks shows. Compare views with `isSameView`. */
export const toGuidedTasksView = (snapshot: GuidedTasksSnapshot): GuidedTasksView => {
  const { address, list, units, search, page, at, outcomes, link, code, codeFailure, failure } = snapshot.context
  const isRefused = failure !== undefined && !isPassing(failure)
  // Until there is an answer the failure stays in view, also while it is tried again.
  const isClosed =
    (snapshot.matches({ choosing: { list: 'places' } }) && !list) ||
    (snapshot.matches({ choosing: { list: 'units' } }) && !units) ||
    (snapshot.matches('place') && !at)
  if (isClosed && failure) return { kind: 'failed', failure, isRefused, isPlace: address.thingId !== undefined }
  const isLookingUp = snapshot.matches({ choosing: { code: 'lookingUp' } })
  const lookedUp = { isLookingUp, isUnknown: snapshot.matches({ choosing: { code: 'unknown' } }), code, failure: codeFailure }
  if (snapshot.matches({ choosing: { list: 'places' } }) && list) return { kind: 'choosing', list, ...lookedUp }
  if (snapshot.matches({ choosing: { list: 'units' } }) && units) {
    const isOpen = snapshot.matches({ choosing: { list: { units: 'open' } } })
    return {
      kind: 'choosingUnit',
      ...units,
      // Of an earlier search: they are no answer to this one.
      units: failure && page === 1 ? [] : units.units,
      search,
      isReading: !isOpen && !failure,
      hasMore: isOpen && units.units.length < units.total,
      listFailure: failure,
      ...lookedUp,
    }
  }
  if (!snapshot.matches('place') || !at) return { kind: 'loading' }
  const { place, tasks, source, history } = at
  const round: Round = { place, tasks, source, history, outcomes }
  const index = tasks.findIndex(({ id }) => id === address.taskId)
  const task = tasks[index]
  const isBetween = snapshot.matches({ place: { present: 'between' } })
  if (task && (isBetween || snapshot.matches({ place: { present: 'running' } }))) {
    const outcome = isBetween ? outcomes[task.id] : undefined
    return { kind: 'running', ...round, task, position: index + 1, next: tasks[index + 1], link, failure, isRefused, outcome }
  }
  return { kind: snapshot.matches({ place: { present: 'finished' } }) ? 'finished' : 'listing', ...round }
}
