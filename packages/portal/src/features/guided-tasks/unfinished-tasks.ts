import type { RunSummary } from '@tracemark/state-machines/device-runs'
import type { FieldPlace, FieldTask } from '@tracemark/state-machines/guided-tasks'

interface Round {
  place: FieldPlace
  tasks: readonly Pick<FieldTask, 'id' | 'taskId'>[]
}

/** Tasks of the place, by their ids, that a run on this device was begun for and not submitted. */
export const unfinishedTasks = ({ place, tasks }: Round, runs: readonly RunSummary[] = []): ReadonlySet<string> => {
  const drafts = runs.filter(({ state, thingId, itemId }) => state === 'draft' && thingId === place.thing.id && itemId === place.item?.id)
  return new Set(tasks.filter(({ taskId }) => drafts.some((run) => run.taskId === taskId)).map(({ id }) => id))
}
