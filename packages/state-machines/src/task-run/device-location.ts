import { Location } from '@tracemark/api/schemas'
import { LOCATION_MAXIMUM_AGE_MS, LOCATION_TIMEOUT_MS } from './task-run.constants.ts'

/** Finds out where the device is; rejects when it can't or may not tell. */
export type Locate = () => Promise<Location>

/** Asks the browser. A page without the ability (no https, an old device) has no location. */
export const createDeviceLocator =
  (geolocation: Geolocation | undefined): Locate =>
  async () => {
    if (!geolocation) throw new Error('This page can not ask the device where it is.')
    const options = { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAXIMUM_AGE_MS }
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, options))
    return Location.parse({ point: { type: 'Point', coordinates: [coords.longitude, coords.latitude] }, pointAccuracy: coords.accuracy })
  }

/** Asks a service that knows places by addresses of the network (specification 2, section 7); rejects when it can't tell. */
export const createNetworkLocator =
  (readUrl: () => Promise<string | undefined>, send: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)) =>
  async (signal: AbortSignal): Promise<Location> => {
    const url = await readUrl()
    if (url === undefined) throw new Error('No service is configured that could tell where this is.')
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"considerIp":true}',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const { location, accuracy }: { location?: { lat: number; lng: number }; accuracy?: number } = await response.json()
    return Location.parse({ point: { type: 'Point', coordinates: [location?.lng, location?.lat] }, pointAccuracy: accuracy })
  }
export type LocateByNetwork = ReturnType<typeof createNetworkLocator>
