/** A run is initialised at most once in this time (specification 1, section 9). */
export const INITIALISE_THROTTLE_MS = 500

/** A device that does not answer within this time keeps nothing. */
export const RESTORE_TIMEOUT_MS = 3_000

/** A task that this device knows is shown after this time, however long the server takes. */
export const KNOWN_TASK_AFTER_MS = 3_000
