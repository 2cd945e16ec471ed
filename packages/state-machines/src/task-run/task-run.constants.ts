/** A run is initialised at most once in this time (specification 1, section 9). */
export const INITIALISE_THROTTLE_MS = 500

/** How long a run waits for the device's location. */
export const LOCATION_TIMEOUT_MS = 10_000

/** How long the fallback service may take to tell where the device is. */
export const GEOLOCATION_FALLBACK_TIMEOUT_MS = 10_000

/** How often a run is asked whether a wallet has answered its invitation. */
export const CREDENTIAL_POLLING_MS = 3_000

/** After this time an invitation to a credential is over; the specification names none. */
export const CREDENTIAL_INVITATION_MS = 10 * 60_000

/** A form page that has not opened in this time is offered again; the specification names none. */
export const FORM_PAGE_TIMEOUT_MS = 20_000

/** A position that the device measured this recently is taken as it is. */
export const LOCATION_MAXIMUM_AGE_MS = 30_000

/** A device that does not answer within this time keeps nothing. */
export const RESTORE_TIMEOUT_MS = 3_000

/** A task that this device knows is shown after this time, however long the server takes. */
export const KNOWN_TASK_AFTER_MS = 3_000
