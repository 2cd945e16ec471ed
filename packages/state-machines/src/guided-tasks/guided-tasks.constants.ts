/** Assets that are listed at most; others are found by their code. */
export const LISTED_ASSETS = 500

/** Where this device knows an answer, a network that takes longer is as good as none. */
export const KNOWN_AFTER_MS = 5_000

/** A link that ends sooner is not begun with: its run may wait for days. */
export const LINK_LEFT_MS = 24 * 60 * 60 * 1_000

/** A form that was read longer ago is read again. */
export const PREPARED_FOR_MS = 24 * 60 * 60 * 1_000

/** Units that the first page shows again. */
export const RECENT_UNITS = 6

/** A search is asked for once nothing was typed for this long. */
export const TYPING_MS = 250
