import { useCallback, useEffect, useState } from 'react'

interface DeviceStorage {
  persisted?: boolean | undefined
  used?: number | undefined
}

const look = async (manager: StorageManager): Promise<DeviceStorage> => {
  const [persisted, { usage = 0, quota = 0 }] = await Promise.all([manager.persisted(), manager.estimate()])
  return { persisted, used: quota > 0 ? usage / quota : undefined }
}

/** Absent on a page without https. */
const manager = typeof navigator === 'undefined' ? undefined : (navigator as { storage?: StorageManager }).storage

/** How safely the browser keeps what is entered, and how to ask for more. */
export const useDeviceStorage = (): [DeviceStorage, persist: () => void] => {
  const [storage, setStorage] = useState<DeviceStorage>({})
  const update = useCallback(() => {
    if (manager?.persisted) look(manager).then(setStorage, () => undefined)
  }, [])
  useEffect(update, [update])
  const persist = useCallback(() => {
    manager?.persist().then(update, () => undefined)
  }, [update])
  return [storage, persist]
}
