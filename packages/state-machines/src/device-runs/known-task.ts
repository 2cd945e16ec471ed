import { awaitRequest, openRunDatabase, RUNS, TASKS } from './run-database.ts'
import type { RunRecord } from './run-record.ts'
import { taskKey } from './task-key.ts'

/** Whether this device has a run of a link, or has read its task before. Rejects where the device keeps nothing. */
export const knowsTask = async (factory: IDBFactory, api: string, link: string): Promise<boolean> => {
  const db = await openRunDatabase(factory, () => undefined)
  try {
    const stores = db.transaction([RUNS, TASKS])
    const [runs, tasks] = await Promise.all([
      awaitRequest<RunRecord[]>(stores.objectStore(RUNS).getAll()),
      awaitRequest(stores.objectStore(TASKS).count(taskKey(api, link))),
    ])
    return tasks > 0 || runs.some((run) => run.api === api && run.link === link)
  } finally {
    db.close()
  }
}

/** Writes down a run that has just begun. Rejects where the device keeps nothing, or has the run already. */
export const addRun = async (factory: IDBFactory, run: RunRecord): Promise<void> => {
  const db = await openRunDatabase(factory, () => undefined)
  try {
    const transaction = db.transaction([RUNS], 'readwrite', { durability: 'strict' })
    await awaitRequest(transaction.objectStore(RUNS).add(run))
  } finally {
    db.close()
  }
}
