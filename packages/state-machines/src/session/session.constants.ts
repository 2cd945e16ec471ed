/** How often the session is checked (specification 1, section 9). */
export const CHECK_INTERVAL_MS = 10_000

/** A token with fewer seconds left is renewed. */
export const RENEW_BELOW_S = 60
