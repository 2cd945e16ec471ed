/** Long enough for the page to be drawn and used before anything is fetched that nobody has asked for. */
export const WARM_AFTER_MS = 3_000

/** The Network Information API, which the types of the platform do not know yet. */
interface Connection {
  saveData?: boolean
}

/**
 * Fetches what can be needed without a network while there is one: late, when the page has nothing else to do, and not where a person
 * saves data. Returns how to stop.
 */
export const warmUp = (
  load: () => Promise<unknown>,
  connection = (globalThis.navigator as Navigator & { connection?: Connection }).connection,
): (() => void) => {
  if (connection?.saveData) return () => {}
  const begin = () => void load().catch(() => undefined)
  const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(begin), WARM_AFTER_MS)
  return () => clearTimeout(timer)
}
