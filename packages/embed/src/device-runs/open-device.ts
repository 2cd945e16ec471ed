import type { Device } from './device.ts'

let opened: Promise<Device> | undefined

/** What keeps runs on this device comes in a file of its own, beside texts and fonts; what failed to come is asked for again. */
export const openDevice = (): Promise<Device> => {
  opened ??= import('./device.ts').then(({ device }) => device)
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
