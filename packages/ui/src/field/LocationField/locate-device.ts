import { measuredLocation } from '@tracemark/api/rules'
import type { Location } from '@tracemark/api/schemas'

/** `refused`: by the person or by the device's settings; `unavailable`: the device can't tell, or has no such sense. */
export type LocateFailure = 'refused' | 'unavailable' | 'timeout'

export class LocateError extends Error {
  override readonly name = 'LocateError'
  readonly failure: LocateFailure

  constructor(failure: LocateFailure) {
    super(`The device did not tell where it is: ${failure}.`)
    this.failure = failure
  }
}

/** Finds out where the device is; rejects with a `LocateError`, or in any way once `signal` is aborted. */
export type Locate = (signal: AbortSignal) => Promise<Location>

/** Specification 2, section 9: a location is waited for so long. */
const TIMEOUT_MS = 10_000
const PERMISSION_DENIED = 1
const TIMEOUT = 3

const toLocateFailure = ({ code }: GeolocationPositionError): LocateFailure =>
  code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'timeout' : 'unavailable'

/** Asks the browser, which asks the person the first time. A position that was found before is not taken for a new one. */
export const createDeviceLocate =
  (geolocation: Geolocation | undefined): Locate =>
  (signal) =>
    new Promise((resolve, reject) => {
      if (!geolocation) return reject(new LocateError('unavailable'))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(measuredLocation(coords)),
        (error) => reject(new LocateError(toLocateFailure(error))),
        { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
      )
    })

export const locateDevice: Locate = (signal) => createDeviceLocate(globalThis.navigator?.geolocation)(signal)
