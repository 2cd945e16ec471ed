import { randomUUID } from 'node:crypto'
import { createLoop } from '../loop.ts'
import { type DeliverParts, deliverQueue } from './deliver.ts'
import type { TargetKind } from './kinds.ts'
import { type LeasedQueue, leaseQueues } from './queues.ts'

/** Queues that one process serves at a time. */
const AT_ONCE = 8
/** How often to look for what others have written, or what is due again. */
const LOOK_MS = 2000
/** How long deliveries under way are waited for when the process ends. Below what the process itself is given. */
const STOP_GRACE_MS = 3000

export interface Worker {
  /** Delivers all that is due at this moment. Gives how much that was. */
  deliverDue(): Promise<number>
  /** Looks soon. Does nothing before `start`. */
  wake(): void
  start(): void
  /** Begins nothing more, and waits a moment for what is under way; what takes longer is done again by another process. */
  stop(): Promise<void>
}

export const createWorker = (parts: DeliverParts, kinds: readonly TargetKind[]): Worker => {
  const { db, clock, log } = parts
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  const names = [...byName.keys()]
  const begun = new AbortController()
  const cutOff = new AbortController()

  const deliverOne = async (queue: LeasedQueue): Promise<number> => {
    const kind = byName.get(queue.kind)
    if (!kind) return 0
    return deliverQueue(parts, kind, queue, { begun: begun.signal, cutOff: cutOff.signal }).catch((error: unknown) => {
      log.error({ kind: queue.kind, error: error instanceof Error ? error.stack : String(error) }, 'A queue of the outbox failed.')
      return 0
    })
  }

  /** A queue that ends makes room for the next one at once: a slow target keeps nobody but itself waiting. */
  const deliverDue = async (): Promise<number> => {
    let total = 0
    const served = new Set<Promise<void>>()
    const serve = (queue: LeasedQueue): void => {
      const ended = deliverOne(queue).then((count) => {
        total += count
        served.delete(ended)
      })
      served.add(ended)
    }
    try {
      while (!begun.signal.aborted) {
        const queues = await leaseQueues(db, { kinds: names, now: clock.now(), lease: randomUUID(), atMost: AT_ONCE - served.size })
        queues.forEach(serve)
        if (served.size === 0) break
        if (queues.length === 0 || served.size === AT_ONCE) await Promise.race(served)
      }
    } finally {
      await Promise.all(served)
    }
    return total
  }

  const loop = createLoop(deliverDue, { log, failure: 'The outbox failed.', everyMs: LOOK_MS })
  return {
    deliverDue,
    wake: loop.wake,
    start: loop.start,
    stop: async () => {
      begun.abort()
      const grace = setTimeout(() => cutOff.abort(), STOP_GRACE_MS)
      await loop.stop()
      clearTimeout(grace)
    },
  }
}
