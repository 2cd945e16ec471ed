/** How often the organization token is checked (specification 2, section 9). */
export const TOKEN_CHECK_INTERVAL_MS = 10_000

/** A token with fewer seconds left is renewed. */
export const TOKEN_RENEW_BELOW_S = 60

/** Item statuses are read in pages of this size (specification 1, section 9). */
export const ITEM_STATUSES_PER_PAGE = 50
