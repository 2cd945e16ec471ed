import { exportRun, type RunExport } from './run-export.ts'
import { type RunLocks, runLock } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import type { RunStore } from './run-store.ts'
import { type RunSummary, toSummary, untouched } from './run-summary.ts'

/** What a worker sees of the runs on this device, and may do with them. */
export interface RunList {
  /** Newest first; runs into which nothing was entered are left out. */
  read: () => Promise<RunSummary[]>
  /** Tells when the list may have changed. Returns how to stop. */
  listen: (changed: () => void) => () => void
  /** The token of the task link that a draft was begun with. */
  link: (runId: string) => Promise<string | undefined>
  retry: (runId: string) => Promise<void>
  export: (runId: string) => Promise<RunExport | undefined>
  delete: (runId: string) => Promise<void>
}

interface RunListDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
}

export const createRunList = ({ store, locks, news }: RunListDependencies): RunList => ({
  read: async () => {
    const [records, withFiles, held] = await Promise.all([store.list(), store.withFiles(), locks.held()])
    return records
      .filter((record) => !untouched(record, withFiles))
      .sort((a, b) => b.changedAt.localeCompare(a.changedAt))
      .map((record) => toSummary(record, held.has(runLock(record.runId))))
  },
  listen: (changed) => news.listen(({ kind }) => kind !== 'wake' && changed()),
  link: async (runId) => (await store.get(runId))?.link,
  retry: async (runId) => {
    await store.change(runId, (record) =>
      record.state === 'refused' || record.state === 'saved' ? { ...record, state: 'saved', attempts: 0, failure: undefined } : undefined,
    )
    news.tell({ kind: 'waiting', runId })
    news.tell({ kind: 'wake' })
  },
  export: async (runId) => {
    const record = await store.get(runId)
    return record && exportRun(record, await store.files(runId))
  },
  delete: async (runId) => {
    await store.delete(runId)
    news.tell({ kind: 'deleted', runId })
  },
})
