/** A browser's timers overflow past this; an invitation that lasts longer is looked at again then. */
export const LONGEST_TIMER_MS = 2_147_483_647
