import type { GuidedTasksView } from '@tracemark/state-machines/guided-tasks'
import { useEffect, useState } from 'react'

/** Absent on a page without https. */
const manager = (navigator as { storage?: StorageManager }).storage

const countHeld = (view: GuidedTasksView): number | undefined =>
  view.kind === 'choosing' ? view.list.places.reduce((count, { holding }) => count + (holding?.ready ?? 0), 0) : undefined

/** How many bytes this device keeps for the portal, as the browser counts them; read anew with each task that is downloaded. */
export const useUsedBytes = (view: GuidedTasksView): number | undefined => {
  const [bytes, setBytes] = useState<number>()
  const held = countHeld(view)
  useEffect(() => {
    if (held === undefined || !manager?.estimate) return
    manager.estimate().then(
      ({ usage }) => setBytes(usage),
      () => undefined,
    )
  }, [held])
  return bytes
}
