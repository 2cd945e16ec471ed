import type { RunSummary } from '@tracemark/state-machines/device-runs'
import { useEffect, useState } from 'react'
import { openDevice } from './open-device.ts'

export interface RunsOnDevice {
  /** As they change; absent until they are read. */
  runs?: readonly RunSummary[] | undefined
  /** How many of them the server does not have yet, drafts left out. */
  waiting: number
  /** This browser keeps nothing, so that there is nothing to read. */
  isBlocked: boolean
}

/** Of a run that the server does not have yet, drafts left out. */
export const WAITING_STATES: readonly RunSummary['state'][] = ['saved', 'sending', 'refused']

/** The runs on this device. */
export const useRuns = (): RunsOnDevice => {
  const [found, setFound] = useState<Omit<RunsOnDevice, 'waiting'>>({ isBlocked: false })
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    openDevice().then(
      ({ runs: list }) => {
        if (isOver) return
        const read = () =>
          list.read().then(
            (runs) => {
              if (!isOver) setFound({ runs, isBlocked: false })
            },
            () => {
              if (!isOver) setFound(({ runs }) => ({ runs, isBlocked: runs === undefined }))
            },
          )
        stop = list.listen(read)
        void read()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  return { ...found, waiting: found.runs?.filter(({ state }) => WAITING_STATES.includes(state)).length ?? 0 }
}
