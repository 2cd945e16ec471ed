const FIRST_TRY_MS = 1_000
const LONGEST_TRY_MS = 30_000

/** Milliseconds before a server that did not answer `tries` times in a row is asked again: twice as long each time, up to the longest. */
export const waitBeforeTry = (tries: number): number => Math.min(FIRST_TRY_MS * 2 ** Math.max(0, tries - 1), LONGEST_TRY_MS)
