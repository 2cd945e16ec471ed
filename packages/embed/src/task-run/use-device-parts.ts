import { useEffect, useState } from 'react'
import { openDevice } from '../outbox/open-device.ts'

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

/** What a run shows of this device: records that wait, and what became of its own. */
export const useDeviceParts = (): DeviceParts | undefined => {
  const [, setArrived] = useState(parts !== undefined)
  useEffect(() => {
    let isOver = false
    const fetchParts = async () => {
      parts ??= await import('./DeviceParts.tsx')
      if (!isOver) setArrived(true)
      const device = await openDevice()
      device.startSending()
    }
    const cancel = whenIdle(() => fetchParts().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
    }
  }, [])
  return parts
}
