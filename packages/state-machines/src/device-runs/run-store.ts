import type { TaskRun } from '@tracemark/api/schemas'
import { collectLeft, dropLeft, type LeftRun, type LeftStorage, leaveRun, listLeft } from './left-runs.ts'
import { awaitRequest, FILES, openRunDatabase, RUNS, TASKS } from './run-database.ts'
import type { RunFile, RunFiles, RunRecord } from './run-record.ts'

/** Where a device keeps runs. Every change is on the disk when its promise resolves. */
export interface RunStore {
  list: () => Promise<RunRecord[]>
  get: (runId: string) => Promise<RunRecord | undefined>
  files: (runId: string) => Promise<RunFiles>
  /** The names of the runs that have files, without reading these. */
  withFiles: () => Promise<ReadonlySet<string>>
  /** Writes a run, and the files of those questions that are named; the files of others stay. */
  put: (record: RunRecord, files?: RunFiles) => Promise<void>
  /** At once, where a page ends and a promise would not be kept: who opens the store next adds it to the run, unless that is newer. */
  leave: (record: RunRecord) => void
  /** What was left of runs that the store does not have. */
  left: () => LeftRun[]
  /** Reads and writes in one step. `undefined` leaves the run as it is; a run that is not there is not made. */
  change: (runId: string, change: (record: RunRecord) => RunRecord | undefined) => Promise<RunRecord | undefined>
  delete: (runId: string) => Promise<void>
  /** Forgets the files of a run, and keeps the run. */
  deleteFiles: (runId: string) => Promise<void>
  /** The task behind a link, as it was when it was last read. */
  task: (key: string) => Promise<TaskRun | undefined>
  keepTask: (key: string, execution: TaskRun) => Promise<void>
}

interface StoredFiles {
  runId: string
  widgetId: string
  files: readonly RunFile[]
}

type StoredFilesKey = [runId: string, widgetId: string]

const createFileRange = (runId: string) => IDBKeyRange.bound([runId], [runId, []])

/** `strict`: written through to the disk, since a worker's battery may end at any moment. */
const step = async <Value>(
  db: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  use: (store: (name: string) => IDBObjectStore) => Promise<Value> | Value,
): Promise<Value> => {
  const transaction = db.transaction(stores, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const work = (async () => use((name) => transaction.objectStore(name)))()
  // What was refused by itself, such as a value that can't be copied, takes the rest of its step along.
  work.catch(() => transaction.abort()).catch(() => undefined)
  const [value] = await Promise.all([work, done])
  return value
}

/** Which is later: by what a page has counted, since the time that it believes in may change; of what it did not count, by that time. */
const isLater = (left: LeftRun, kept: RunRecord): boolean => {
  const ahead = (left.revision ?? 0) - (kept.revision ?? 0)
  return ahead > 0 || (ahead === 0 && left.changedAt > kept.changedAt)
}

/** Whether what was left goes before what is kept. Nothing follows a run that was received, and no draft one that was submitted. */
const isNewer = (left: LeftRun, kept: RunRecord): boolean =>
  kept.state !== 'received' && !(kept.state === 'saved' && left.state === 'draft') && isLater(left, kept)

/** Adds what an earlier page left to its run, if the store has it. */
const putLeft = (db: IDBDatabase, left: LeftRun): Promise<boolean> =>
  step(db, [RUNS], 'readwrite', async (store) => {
    const kept = await awaitRequest<RunRecord | undefined>(store(RUNS).get(left.runId))
    if (kept && isNewer(left, kept)) {
      const { mark: _, ...entered } = left
      store(RUNS).put({ ...kept, ...entered })
    }
    return kept !== undefined
  })

/** Runs in IndexedDB. Nothing is opened before the first use; a device that refuses is asked again at the next one. */
export const createRunStore = (factory: Pick<IDBFactory, 'open'>, openLeft: () => LeftStorage = () => localStorage): RunStore => {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = async () => {
    const db = await openRunDatabase(factory, forget)
    await collectLeft(openLeft, (left) => putLeft(db, left))
    return db
  }
  const database = () => {
    opened ??= open()
    opened.catch(forget)
    return opened
  }
  const within = async <Value>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    use: (store: (name: string) => IDBObjectStore) => Promise<Value> | Value,
  ): Promise<Value> => step(await database(), stores, mode, use)

  return {
    list: async () => {
      // Again: a task that was closed in its first moments is left too, and may be opened again in the same page.
      const db = await database()
      await collectLeft(openLeft, (left) => putLeft(db, left))
      return within([RUNS], 'readonly', (store) => awaitRequest<RunRecord[]>(store(RUNS).getAll()))
    },
    get: (runId) => within([RUNS], 'readonly', (store) => awaitRequest<RunRecord | undefined>(store(RUNS).get(runId))),
    files: async (runId) => {
      const found = await within([FILES], 'readonly', (store) => awaitRequest<StoredFiles[]>(store(FILES).getAll(createFileRange(runId))))
      return Object.fromEntries(found.map(({ widgetId, files }) => [widgetId, files]))
    },
    withFiles: async () => {
      const keys = await within([FILES], 'readonly', (store) => awaitRequest<IDBValidKey[]>(store(FILES).getAllKeys()))
      return new Set((keys as StoredFilesKey[]).map(([runId]) => runId))
    },
    put: (record, files = {}) =>
      within([RUNS, FILES], 'readwrite', (store) => {
        store(RUNS).put(record)
        for (const [widgetId, list] of Object.entries(files)) {
          if (list.length === 0) store(FILES).delete([record.runId, widgetId])
          else store(FILES).put({ runId: record.runId, widgetId, files: list } satisfies StoredFiles)
        }
      }),
    leave: (record) => leaveRun(openLeft, record),
    left: () => listLeft(openLeft),
    change: (runId, change) =>
      within([RUNS], 'readwrite', async (store) => {
        const before = await awaitRequest<RunRecord | undefined>(store(RUNS).get(runId))
        const after = before && change(before)
        if (after) store(RUNS).put(after)
        return after
      }),
    delete: (runId) =>
      within([RUNS, FILES], 'readwrite', (store) => {
        dropLeft(openLeft, runId)
        store(RUNS).delete(runId)
        store(FILES).delete(createFileRange(runId))
      }),
    deleteFiles: (runId) => within([FILES], 'readwrite', (store) => void store(FILES).delete(createFileRange(runId))),
    task: (key) => within([TASKS], 'readonly', (store) => awaitRequest<TaskRun | undefined>(store(TASKS).get(key))),
    keepTask: (key, execution) => within([TASKS], 'readwrite', (store) => void store(TASKS).put(execution, key)),
  }
}
