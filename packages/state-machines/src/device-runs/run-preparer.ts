import type { TaskRunCreated } from '@tracemark/api/schemas'
import type { RunStore } from './run-store.ts'
import { untouched } from './run-summary.ts'
import { taskKey } from './task-key.ts'

/** Brings runs onto this device before anybody begins them. */
export interface RunPreparer {
  /** Whether a run of this link can begin without a network. */
  knows: (link: string) => Promise<boolean>
  /** Keeps a run that the server has begun: the next run of this link is this one, unless something was entered into an earlier one. */
  prepare: (link: string, created: TaskRunCreated) => Promise<void>
}

interface RunPreparerDependencies {
  store: RunStore
  api: string
  now: () => Date
}

export const createRunPreparer = ({ store, api, now }: RunPreparerDependencies): RunPreparer => {
  const isBegun = async (link: string): Promise<boolean> => {
    const [runs, withFiles] = await Promise.all([store.list(), store.withFiles()])
    return runs.some((run) => run.state === 'draft' && run.api === api && run.link === link && !untouched(run, withFiles))
  }

  return {
    knows: async (link) => (await store.task(taskKey(api, link))) !== undefined,
    prepare: async (link, { id: runId, token: executionToken, execution }) => {
      await store.keepTask(taskKey(api, link), { ...execution, executionData: {}, attachments: undefined })
      if (await isBegun(link)) return
      const changedAt = now().toISOString()
      await store.put({ runId, state: 'draft', api, link, executionToken, execution, answers: {}, attempts: 0, changedAt })
    },
  }
}
