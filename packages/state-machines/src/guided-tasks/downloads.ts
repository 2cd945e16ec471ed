import { toStorageTrouble } from '../device-runs/storage-trouble.ts'
import { toFailure } from '../shared/failure.ts'
import { loggedAs } from '../shared/logger.ts'
import type { FieldLists } from './field-lists.ts'
import { type GuidedTasksDependencies, isSamePlace } from './guided-tasks.dependencies.ts'
import type { DownloadTrouble, FieldPlace, GuidedEvent, Holding } from './guided-tasks.types.ts'
import { type PreparedLinks, unreachable } from './prepared-links.ts'

type Tell = (event: Extract<GuidedEvent, { type: 'HELD' }>) => void

const toTrouble = (error: unknown): DownloadTrouble =>
  error instanceof DOMException ? { storage: toStorageTrouble(error) } : { failure: toFailure(error) }

/** Downloads places with their tasks, one after another: what opening a place does, for one that nobody has opened. */
export const createDownloads = (
  { viewer, logger }: GuidedTasksDependencies,
  { bringTasks, readHolding }: FieldLists,
  { prepareAll }: PreparedLinks,
) => {
  const download = async (place: FieldPlace, signal: AbortSignal, tell: (holding: Holding) => void): Promise<unknown> => {
    try {
      if (!viewer()) return unreachable()
      const list = await bringTasks(place, signal)
      const ready = new Set(list.tasks.flatMap(({ id, isPrepared }) => (isPrepared ? [id] : [])))
      const report = () => tell({ kind: 'downloading', ready: ready.size, total: list.tasks.length })
      report()
      return await prepareAll(list, signal, ({ taskId }) => {
        ready.add(taskId)
        report()
      })
    } catch (error) {
      return error
    }
  }

  return (signal: AbortSignal, tell: Tell) => {
    let last = Promise.resolve()
    let waiting: readonly FieldPlace[] = []

    const run = async (place: FieldPlace) => {
      const hold = (holding: Holding) => tell({ type: 'HELD', place, holding })
      const error = await download(place, signal, hold)
      waiting = waiting.filter((other) => other !== place)
      // What the device has, and not what was tried.
      const holding = await readHolding(place).catch(
        loggedAs<Holding>(logger, 'What this device keeps could not be read.', { kind: 'kept', ready: 0, total: 0 }),
      )
      if (!signal.aborted) hold(error === undefined ? holding : { ...holding, kind: 'failed', trouble: toTrouble(error) })
    }

    return (place: FieldPlace) => {
      if (waiting.some((other) => isSamePlace(other, place))) return
      waiting = [...waiting, place]
      tell({ type: 'HELD', place, holding: { kind: 'downloading', ready: 0, total: 0 } })
      last = last.then(() => run(place))
    }
  }
}
