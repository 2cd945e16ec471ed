import { measuredLocation } from '@tracemark/api/rules'
import { Location } from '@tracemark/api/schemas'
import { LOCATION_MAXIMUM_AGE_MS, LOCATION_TIMEOUT_MS } from './location/location.constants.ts'

/** Finds out where the device is; rejects when it can't or may not tell. */
export type Locate = () => Promise<Location>

/** Asks the browser. A page without the ability (no https, an old device) has no location. */
export const createDeviceLocator =
  (geolocation: Geolocation | undefined): Locate =>
  async () => {
    if (!geolocation) throw new Error('This page can not ask the device where it is.')
    const options = { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAXIMUM_AGE_MS }
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, options))
    return Location.parse(measuredLocation(coords))
  }
