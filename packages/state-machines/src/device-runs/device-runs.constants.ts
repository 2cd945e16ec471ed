/** After a failure that can pass the sender waits this long, then twice as long each time, up to the longest. */
export const FIRST_BACK_OFF_MS = 1_000
export const LONGEST_BACK_OFF_MS = 300_000

/** How often a sender with nothing to do looks again: a page that was killed tells nobody that its record is free. */
export const REST_MS = 60_000

/** How long the list still shows what was received. */
export const RECEIVED_KEPT_MS = 24 * 60 * 60 * 1_000

/** A draft without an answer is only the name of a run: it is kept as long as the link that began it lives. */
export const UNTOUCHED_KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/** How long a page that is loaded again waits for its own run, which the page before it still holds. */
export const RUN_LOCK_WAIT_MS = 1_000
