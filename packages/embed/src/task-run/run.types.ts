import type { Answers } from '@tracemark/api/schemas'
import type { RunOpening } from '@tracemark/state-machines/run-opening'
import type { TaskRunEmitted, TaskRunEvent, TaskRunView } from '@tracemark/state-machines/task-run'

export interface RunInput {
  /** The execution token of a task link. */
  token: string
  /** Origin of the API; '' is the page's own. */
  api: string
  opening: Pick<RunOpening, 'held' | 'fetch'>
  /** The page's own name for the run, where the opening has decided none. */
  runId?: string | undefined
  /** What the run begins with. */
  answers?: Answers | undefined
  show: (view: TaskRunView) => void
  hear: (event: TaskRunEmitted) => void
}

export interface Run {
  send: (event: TaskRunEvent) => void
  end: () => void
}
