import { RUN_DATABASE } from './run-database-name.ts'
import type { RunRecord } from './run-record.ts'

/** A device's storage that writes in one go. */
export type LeftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = `${RUN_DATABASE}.left.`

const keysIn = (storage: object) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

/** Leaves a run at once, where a database would not be done in time, or is not open yet. Files are not left. */
export const leaveRun = (openStorage: () => Pick<LeftStorage, 'setItem'>, record: RunRecord): void => {
  try {
    openStorage().setItem(PREFIX + record.runId, JSON.stringify(record))
  } catch {
    // Storage that is full or forbidden takes nothing, and this was the last moment.
  }
}

/** Whether a page left something. */
export const hasLeft = (storage: object): boolean => keysIn(storage).length > 0

/** Nothing of this run is to come back. */
export const dropLeft = (openStorage: () => LeftStorage, runId: string): void => {
  try {
    openStorage().removeItem(PREFIX + runId)
  } catch {
    // Nothing was left where nothing can be.
  }
}

/** Brings what earlier pages left to where runs are kept. What can't be brought stays for the next page. */
export const collectLeft = async (openStorage: () => LeftStorage, bring: (record: RunRecord) => Promise<void>): Promise<void> => {
  try {
    const storage = openStorage()
    for (const key of keysIn(storage)) {
      const left = storage.getItem(key)
      // Another page may have brought it meanwhile.
      if (left === null) continue
      await bring(JSON.parse(left))
      // What was left meanwhile is newer.
      if (storage.getItem(key) === left) storage.removeItem(key)
    }
  } catch {
    // The runs that are on the disk are there all the same.
  }
}
