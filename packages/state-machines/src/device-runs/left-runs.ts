import { serverClock } from '@tracemark/api/clock'
import { UNTOUCHED_KEPT_MS } from './device-runs.constants.ts'
import { RUN_DATABASE } from './run-database-name.ts'
import type { RunRecord } from './run-record.ts'

/** A device's storage that writes in one go. */
export type LeftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Entered = Pick<
  RunRecord,
  'runId' | 'state' | 'answers' | 'reportedDate' | 'clockAhead' | 'location' | 'place' | 'changedAt' | 'revision'
>

/** What a worker entered into a run. Its tokens are in the database alone: every script of this origin can read what is left (docs/decisions/offline-runs.md). */
export interface LeftRun extends Entered {
  /** Tells the run's link from others. */
  mark: string
}

const PREFIX = `${RUN_DATABASE}.left.`

const keysIn = (storage: object) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

/** FNV-1a: 32 bits of a link, which give nothing of it away and are there at once. */
export const computeMark = (api: string, link: string): string => {
  let mark = 0x811c9dc5
  for (const letter of `${api} ${link}`) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
  return (mark >>> 0).toString(16)
}

type Leaving = Entered & Pick<RunRecord, 'api' | 'link'>

const toLeft = ({
  api,
  link,
  runId,
  state,
  answers,
  reportedDate,
  clockAhead,
  location,
  place,
  changedAt,
  revision,
}: Leaving): LeftRun => ({
  ...{ mark: computeMark(api, link), runId, state, answers, reportedDate, clockAhead, location, place, changedAt, revision },
})

/** Leaves what was entered at once, where a database would not be done in time, or is not open yet. Files are not left. */
export const leaveRun = (openStorage: () => Pick<LeftStorage, 'setItem'>, run: Leaving): void => {
  try {
    openStorage().setItem(PREFIX + run.runId, JSON.stringify(toLeft(run)))
  } catch {
    // Storage that is full or forbidden takes nothing, and this was the last moment.
  }
}

/** Whether a page left something. */
export const hasLeft = (storage: object): boolean => keysIn(storage).length > 0

/** What pages left and the database does not have. */
export const listLeft = (openStorage: () => LeftStorage): LeftRun[] => {
  try {
    const storage = openStorage()
    return keysIn(storage).flatMap((key) => JSON.parse(`[${storage.getItem(key) ?? ''}]`))
  } catch {
    return []
  }
}

/** Nothing of this run is to come back. */
export const dropLeft = (openStorage: () => LeftStorage, runId: string): void => {
  try {
    openStorage().removeItem(PREFIX + runId)
  } catch {
    // Nothing was left where nothing can be.
  }
}

/**
 * Adds what earlier pages left to the runs of the database. `bring` resolves with `false` for a run that the database does not have:
 * that waits for the next page of its link, as long as an empty draft is kept.
 */
export const collectLeft = async (openStorage: () => LeftStorage, bring: (left: LeftRun) => Promise<boolean>): Promise<void> => {
  try {
    const storage = openStorage()
    for (const key of keysIn(storage)) {
      const text = storage.getItem(key)
      // Another page may have brought it meanwhile.
      if (text === null) continue
      const left: LeftRun = JSON.parse(text)
      const isOver = (await bring(left)) || serverClock.now() - Date.parse(left.changedAt) > UNTOUCHED_KEPT_MS
      // What was left meanwhile is newer.
      if (isOver && storage.getItem(key) === text) storage.removeItem(key)
    }
  } catch {
    // The runs that are on the disk are there all the same.
  }
}
