/** How often the organization token is checked (specification 2, section 9). */
export const TOKEN_CHECK_INTERVAL_MS = 10_000

/** A server that does not answer is asked again after this, then after twice as long each time, up to the longest. */
export const FIRST_TRY_MS = 1_000
export const LONGEST_TRY_MS = 30_000

/** A token with fewer seconds left is renewed. */
export const TOKEN_RENEW_BELOW_S = 60

/** Item statuses are read in pages of this size (specification 1, section 9). */
export const ITEM_STATUSES_PER_PAGE = 50
