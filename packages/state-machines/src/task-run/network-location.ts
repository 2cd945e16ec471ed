import { measuredLocation } from '@tracemark/api/rules'
import { Location } from '@tracemark/api/schemas'

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
    const found = Location.parse({ point: { type: 'Point', coordinates: [location?.lng, location?.lat] }, pointAccuracy: accuracy })
    const [longitude, latitude] = found.point.coordinates
    return measuredLocation({ longitude, latitude, accuracy: found.pointAccuracy })
  }
