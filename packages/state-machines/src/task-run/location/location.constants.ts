/** How long a run waits for the device's location. */
export const LOCATION_TIMEOUT_MS = 10_000

/** How long the fallback service may take to tell where the device is (specification 1, section 9). */
export const GEOLOCATION_FALLBACK_TIMEOUT_MS = 10_000

/** A position that the device measured this recently is taken as it is. */
export const LOCATION_MAXIMUM_AGE_MS = 30_000
