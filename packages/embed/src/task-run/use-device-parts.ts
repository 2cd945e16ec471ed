import { useLoadTexts } from '@tracemark/ui/i18n'
import { keepTrying } from '@tracemark/ui/screens/task-runs'
import { useEffect, useState } from 'react'
import { openDevice } from '../device-runs/open-device.ts'

type DeviceParts = typeof import('./DeviceParts.tsx')

let parts: DeviceParts | undefined

/** After the first paint, and before they are needed: without a network they could not be fetched any more. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

/** What a run shows of this device, once the run itself is shown: records that wait, and what became of its own. */
export const useDeviceParts = (isShown: boolean): DeviceParts | undefined => {
  const loadTexts = useLoadTexts()
  const [, setArrived] = useState(parts !== undefined)
  useEffect(() => {
    if (!isShown) return
    let isOver = false
    const fetchParts = async () => {
      // With these texts comes how it looks.
      await loadTexts?.('task-more')
      parts ??= await import('./DeviceParts.tsx')
      if (!isOver) setArrived(true)
      const device = await openDevice()
      device.startSending()
    }
    let stop = whenIdle(() => {
      stop = keepTrying(fetchParts)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isShown, loadTexts])
  return parts
}
