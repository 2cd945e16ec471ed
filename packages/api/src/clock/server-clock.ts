/** A record says that its time was corrected where the device's clock was wrong by more than this, in milliseconds. */
export const CLOCK_NOTE_FROM_MS = 60_000
/** From here on a person is told that the device's clock is wrong. */
export const CLOCK_WARN_FROM_MS = 5 * 60_000

/** The header `Date` has whole seconds, and answers take a moment: nearer than this, what is known already is kept. */
const PRECISION_MS = 2_000

const STORED_CLOCK = 'tracemark.clock'

type ClockStorage = Pick<Storage, 'getItem' | 'setItem'>

interface Mark {
  server: number
  device: number
  elapsed: number
  /** An answer of this page told it; otherwise it is what the page before knew. */
  isHeard: boolean
}

/** The server's time on a device whose own clock may be wrong. */
export interface ServerClock {
  /** Whole milliseconds since 1970 by the server's clock; by the device's own until an answer has told. */
  now: () => number
  /** The same as a date. */
  date: () => Date
  /** By how many milliseconds the device's clock is ahead, negative where it is behind; `undefined` until an answer has told. */
  ahead: () => number | undefined
  /** The same where it is so much that a person is told, as of the last call of the listeners. */
  wrongBy: () => number | undefined
  /** Takes the time at which the server answered just now, in milliseconds since 1970. */
  hear: (server: number) => void
  /** Takes the time of another server, where ours has not told its own yet. */
  hint: (server: number) => void
  /** A `fetch` that takes the time of each answer from its header `Date`. */
  listen: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Begins with what the page before this one knew, and keeps what is heard for the next. */
  keepIn: (storage: ClockStorage) => void
  /** Calls back when the device's clock turns out to be ahead by more or less than was known. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

interface Clocks {
  /** Milliseconds since 1970 by the device's clock, which anybody may set while the page is open. */
  device?: () => number
  /** Milliseconds since some moment; runs evenly while the device is awake. */
  elapsed?: () => number
}

const readKept = (storage: ClockStorage): number | undefined => {
  try {
    const ahead: unknown = JSON.parse(storage.getItem(STORED_CLOCK) ?? '')
    return typeof ahead === 'number' && Number.isSafeInteger(ahead) ? ahead : undefined
  } catch {
    return undefined
  }
}

/**
 * Ends, due dates and records are compared by this clock, never by the device's own. Between two answers it goes on with whichever of
 * the device's clocks went further: time since the page began stands still while the device sleeps, and the wall clock may be set back.
 */
export const createServerClock = ({ device = () => Date.now(), elapsed = () => performance.now() }: Clocks = {}): ServerClock => {
  const listeners = new Set<() => void>()
  let mark: Mark | undefined
  /** What `ahead` was when listeners were called last. */
  let told: number | undefined
  let storage: ClockStorage | undefined

  // Time since the page began has fractions, which nothing that keeps a time takes.
  const now = () => (mark ? Math.floor(mark.server + Math.max(elapsed() - mark.elapsed, device() - mark.device)) : device())

  const hear = (server: number) => {
    if (!Number.isFinite(server)) return
    const known = now()
    const isKnown = mark?.isHeard === true && Math.abs(server - known) < PRECISION_MS
    mark = { server: isKnown ? known : server, device: device(), elapsed: elapsed(), isHeard: true }
    const ahead = Math.round(mark.device - mark.server)
    if (told !== undefined && Math.abs(ahead - told) < PRECISION_MS) return
    told = ahead
    try {
      storage?.setItem(STORED_CLOCK, String(ahead))
    } catch {
      // The next page hears it by itself.
    }
    for (const listener of listeners) listener()
  }

  return {
    now,
    date: () => new Date(now()),
    ahead: () => (mark?.isHeard ? Math.round(device() - now()) : undefined),
    wrongBy: () => (told !== undefined && Math.abs(told) >= CLOCK_WARN_FROM_MS ? told : undefined),
    hear,
    hint: (server) => {
      if (!mark?.isHeard) hear(server)
    },
    listen: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      hear(Date.parse(response.headers.get('date') ?? ''))
      return response
    },
    keepIn: (kept) => {
      storage = kept
      const ahead = readKept(kept)
      if (ahead === undefined || mark) return
      mark = { server: device() - ahead, device: device(), elapsed: elapsed(), isHeard: false }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The clock of this page: a device has one. */
export const serverClock: ServerClock = /* @__PURE__ */ createServerClock()
