import type { RunSummary } from '@tracemark/state-machines/outbox'
import { useEffect, useState } from 'react'
import { openDevice } from './open-device.ts'

/** The runs on this device, as they change; absent until they are read, and where the device keeps none. */
export const useRuns = (): readonly RunSummary[] | undefined => {
  const [runs, setRuns] = useState<readonly RunSummary[]>()
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    openDevice().then(
      ({ runs: list }) => {
        if (isOver) return
        const read = () =>
          list.read().then(
            (found) => {
              if (!isOver) setRuns(found)
            },
            () => undefined,
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
  return runs
}
