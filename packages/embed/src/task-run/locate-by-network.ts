import type { Location } from '@tracemark/api/schemas'
import { createNetworkLocator } from '@tracemark/state-machines/network-location'

/** Asks the service that this installation names, where it names one. */
export const locateByNetwork = (api: string, signal: AbortSignal): Promise<Location> =>
  createNetworkLocator(async () => {
    const { geolocationUrl }: { geolocationUrl?: unknown } = await (await fetch(`${api}/config.json`, { signal })).json()
    return typeof geolocationUrl === 'string' ? geolocationUrl : undefined
  })(signal)
