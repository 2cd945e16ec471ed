/** How often the session is checked (specification 1, section 9). */
export const CHECK_INTERVAL_MS = 10_000

/** A provider that does not answer is asked again after this, then after twice as long each time, up to the longest. */
export const FIRST_TRY_MS = 1_000
export const LONGEST_TRY_MS = 30_000

/** A token with fewer seconds left is renewed. */
export const RENEW_BELOW_S = 60
