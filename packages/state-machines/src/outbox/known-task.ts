import { answerOf, openRunDatabase, RUNS, TASKS } from './run-database.ts'
import type { RunRecord } from './run-record.ts'
import { taskKey } from './task-key.ts'

/** Whether this device has a run of a link, or has read its task before. Rejects where the device keeps nothing. */
export const knowsTask = async (factory: IDBFactory, api: string, link: string): Promise<boolean> => {
  const db = await openRunDatabase(factory, () => undefined)
  try {
    const stores = db.transaction([RUNS, TASKS])
    const [runs, tasks] = await Promise.all([
      answerOf<RunRecord[]>(stores.objectStore(RUNS).getAll()),
      answerOf(stores.objectStore(TASKS).count(taskKey(api, link))),
    ])
    return tasks > 0 || runs.some((run) => run.api === api && run.link === link)
  } finally {
    db.close()
  }
}
