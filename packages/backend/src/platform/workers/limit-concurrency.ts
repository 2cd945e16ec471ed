import { ProblemError } from '../problem.ts'

interface Limits {
  running: number
  waiting: number
  /** What one owner may have of these. Absent: all. */
  each?: { running: number; waiting: number }
}

/** How many pieces are being done, and how many wait. */
export interface Load {
  running: number
  waiting: number
}

/** What one owner has in hand, and what waits for it. */
interface Share {
  running: number
  waiting: (() => void)[]
  /** How many turns it has had, as if it had been here from the beginning. The least has the next. */
  turn: number
}

/** Does the work when its turn comes. */
export type ConcurrencyLimit = ReturnType<typeof limitConcurrency>

/**
 * Lets a few pieces of work be done at a time, and some wait for them; more are told to come back. Owners take turns (start-time fair
 * queueing): whoever has much to do waits for itself, and for one piece of each of the others.
 */
export const limitConcurrency = ({ running, waiting, each = { running, waiting } }: Limits) => {
  const shares = new Map<number, Share>()
  let count = 0
  let queued = 0
  /** Of whom began last. An owner who comes, or comes back, has had as many. */
  let turn = 0

  const nextOwner = (): [number, Share] | undefined => {
    let next: [number, Share] | undefined
    for (const [owner, share] of shares) {
      const isReady = share.waiting.length > 0 && share.running < each.running
      if (isReady && (!next || share.turn < next[1].turn)) next = [owner, share]
    }
    return next
  }

  const startNext = (): void => {
    while (count < running) {
      const next = nextOwner()
      if (!next) return
      const [owner, share] = next
      turn = Math.max(turn, share.turn)
      share.turn += 1
      share.running += 1
      count += 1
      queued -= 1
      // Among equals, whoever waits for longest.
      shares.delete(owner)
      shares.set(owner, share)
      share.waiting.shift()?.()
    }
  }

  const leave = (share: Share): void => {
    count -= 1
    share.running -= 1
    startNext()
    for (const [owner, { running, waiting, turn: had }] of shares) {
      const isGone = running === 0 && waiting.length === 0
      if (isGone && (had <= turn || count === 0)) shares.delete(owner)
    }
  }

  const run = async <Result>(owner: number, work: () => Promise<Result>): Promise<Result> => {
    const share = shares.get(owner) ?? { running: 0, waiting: [], turn }
    const isBusy = count >= running || share.running >= each.running
    if (isBusy && (queued >= waiting || share.waiting.length >= each.waiting)) {
      throw new ProblemError('rate_limited', { retryAfterSeconds: 10 })
    }
    if (share.waiting.length === 0) share.turn = Math.max(share.turn, turn)
    shares.set(owner, share)
    const begins = new Promise<void>((resolve) => share.waiting.push(resolve))
    queued += 1
    startNext()
    await begins
    try {
      return await work()
    } finally {
      leave(share)
    }
  }
  return Object.assign(run, { load: (): Load => ({ running: count, waiting: queued }) })
}
