import { type FirstCall, makeFirstCall } from '@tracemark/api/first-call'
import { RUN_DATABASE } from '../device-runs/run-database-name.ts'
import { createRunId } from './run-id.ts'

/** A run whose first call leaves before the code is there that goes on with it. */
export interface EarlyRun {
  api: string
  token: string
  /** Its first call; none where this device may know a run of the link, which `openRun` finds out. Never rejects. */
  call: Promise<FirstCall | undefined>
  stop: () => void
}

/**
 * Begins a run at once on a device that has never kept anything, as that of most visitors of a page is (docs/decisions/task-start.md). Any other device,
 * and one that can't say, is left to `openRun`, which has the code to look.
 */
export const beginEarly = (api: string, token: string): EarlyRun => {
  const controller = new AbortController()
  const { signal } = controller
  const begin = async () => {
    // A page without an origin keeps nothing, and in Chromium the question itself would fail a second time where nobody can hear it.
    const kept = globalThis.origin === 'null' ? '' : `${(await indexedDB.databases()).map(({ name }) => name)},${Object.keys(localStorage)}`
    if (signal.aborted || kept.includes(RUN_DATABASE)) return undefined
    return makeFirstCall({ baseUrl: api, token, id: createRunId(), signal, fetch })
  }
  return { api, token, call: begin().catch(() => undefined), stop: () => controller.abort() }
}
