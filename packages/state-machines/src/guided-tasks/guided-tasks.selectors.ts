import type { SnapshotFrom } from 'xstate'
import { type Failure, isPassing } from '../shared/failure.ts'
import type { guidedTasksMachine } from './guided-tasks.machine.ts'
import type { FieldPlace, FieldTask, Outcome, PlaceList, Source, TaskList } from './guided-tasks.types.ts'

export type GuidedTasksSnapshot = SnapshotFrom<typeof guidedTasksMachine>

interface Round {
  place: FieldPlace
  tasks: readonly FieldTask[]
  source: Source
  history: TaskList['history']
  outcomes: { readonly [taskId: string]: Outcome }
}

export type GuidedTasksView =
  | { kind: 'loading' }
  /** `isRefused`: trying again would not help. */
  | { kind: 'failed'; failure: Failure; isRefused: boolean }
  /** `code`: the one that was looked up, which names nothing where it `isUnknown`. */
  | {
      kind: 'choosing'
      list: PlaceList
      isLookingUp: boolean
      isUnknown: boolean
      code?: string | undefined
      failure?: Failure | undefined
    }
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
  const { address, list, at, outcomes, link, code, failure } = snapshot.context
  const isRefused = failure !== undefined && !isPassing(failure)
  if ((snapshot.matches({ choosing: 'failed' }) || snapshot.matches({ place: 'failed' })) && failure)
    return { kind: 'failed', failure, isRefused }
  if (snapshot.matches('choosing') && list) {
    const isLookingUp = snapshot.matches({ choosing: 'lookingUp' })
    return { kind: 'choosing', list, isLookingUp, isUnknown: snapshot.matches({ choosing: 'unknown' }), code, failure }
  }
  if (!snapshot.matches({ place: 'present' }) || !at) return { kind: 'loading' }
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
