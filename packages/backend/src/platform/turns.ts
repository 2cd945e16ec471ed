/** So long a chain of statements may hold the event loop before whatever else waits has its turn. */
const HELD_MAX_MS = 10

/** The time in milliseconds, and a promise that resolves when the event loop has turned: timers and arrived requests come first. */
export interface EventLoop {
  now(): number
  turn(): Promise<void>
}

const eventLoop: EventLoop = {
  now: () => performance.now(),
  turn: () => new Promise((resolve) => setImmediate(resolve)),
}

/** Lets the event loop turn once, so that arrived requests are served before what follows. */
export const takeTurn = (): Promise<void> => eventLoop.turn()

/**
 * Asked before each piece of work that computes in this thread: gives a promise to wait for where such work has held the event
 * loop too long already. Work that never leaves the thread resolves at once, and a loop over it would keep everybody else out.
 */
export const createTurns = ({ now, turn }: EventLoop = eventLoop): (() => Promise<void> | undefined) => {
  let heldSince: number | undefined
  const begin = (): void => {
    heldSince = now()
    void turn().then(() => {
      heldSince = undefined
    })
  }
  return () => {
    if (heldSince !== undefined && now() - heldSince >= HELD_MAX_MS) return turn()
    if (heldSince === undefined) begin()
    return undefined
  }
}
