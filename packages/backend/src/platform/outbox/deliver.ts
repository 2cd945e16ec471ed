import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { Clock } from '../clock.ts'
import { withScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { takeTurn } from '../turns.ts'
import { type DueDelivery, type Outcome, type Send, type TargetKind, UNFINISHED } from './kinds.ts'
import { endLease, firstPending, type LeasedQueue, renewLease, settle } from './queues.ts'

export interface DeliverParts {
  db: Kysely<Database>
  durable(): Promise<void>
  clock: Clock
  log: Log
}

/** How the process ends: first nothing more is begun, then what is under way is cut off. */
export interface Ending {
  begun: AbortSignal
  cutOff: AbortSignal
}

/** So many steps a queue takes, and no further one after so long, before the others have their turn. */
const STEPS_MAX = 20
const TURN_MS = 1000

type Step = 'lost' | 'empty' | 'done' | typeof UNFINISHED | { delivery: DueDelivery; send: Send }

const hasFailed = ({ error }: Outcome): boolean => error !== undefined

/**
 * Delivers what waits in one queue, in order, until nothing does, a try fails, others have their turn, or it is told to stop. A try that
 * is cut off by a stop does not count. What leaves the database does so after its cause is on the disk, and while no transaction is open.
 * Requests that have arrived are served between two steps. Gives how many were delivered.
 */
export const deliverQueue = async (
  { db, durable, clock, log }: DeliverParts,
  kind: TargetKind,
  queue: LeasedQueue,
  ending: Ending,
): Promise<number> => {
  const inOrganization = <Result>(run: Parameters<typeof withScope<Result>>[2]) =>
    withScope(db, { organizationId: queue.organizationId }, run)

  const record = async (delivery: DueDelivery, outcome: Outcome, started: Date): Promise<void> => {
    const now = clock.now()
    const { gone, ...said } = outcome
    const attempts = [...delivery.attempts, { at: started.toISOString(), ...said, milliseconds: now.getTime() - started.getTime() }]
    await inOrganization(async (scoped) => {
      if (!(await renewLease(scoped, queue, now))) return
      const wait = gone ? undefined : kind.retrySeconds[attempts.length - 1]
      if (!hasFailed(outcome)) return settle(scoped, delivery, { state: 'delivered', attempts, now })
      await settle(scoped, delivery, { state: wait === undefined ? 'failed' : 'pending', attempts, now })
      await endLease(scoped, queue, now, wait === undefined ? null : new Date(now.getTime() + wait * 1000))
      if (wait === undefined) await kind.giveUp?.(scoped, delivery, outcome)
    })
  }

  const step = (): Promise<Step> =>
    inOrganization(async (scoped): Promise<Step> => {
      const now = clock.now()
      if (!(await renewLease(scoped, queue, now))) return 'lost'
      const delivery = ending.begun.aborted ? undefined : await firstPending(scoped, queue)
      if (!delivery) {
        await endLease(scoped, queue, now)
        return 'empty'
      }
      const started = clock.now()
      const send = await kind.handle(scoped, delivery).catch((cause: unknown) => {
        throw new HandleError(delivery, started, cause)
      })
      if (send === UNFINISHED) {
        // What has come further since begins with all of its tries again.
        if (delivery.attempts.length > 0) await settle(scoped, delivery, { state: 'pending', attempts: [], now })
        return UNFINISHED
      }
      if (send) return { delivery, send }
      const attempt = { at: started.toISOString(), milliseconds: clock.now().getTime() - started.getTime() }
      await settle(scoped, delivery, { state: 'delivered', attempts: [...delivery.attempts, attempt], now: clock.now() })
      return 'done'
    })

  const giveBack = () => inOrganization((scoped) => endLease(scoped, queue, clock.now()))

  const begun = performance.now()
  let delivered = 0
  for (let steps = 0; steps < STEPS_MAX && performance.now() - begun < TURN_MS; steps += 1) {
    await takeTurn()
    const next = await step().catch(async (error: unknown): Promise<Step> => {
      if (!(error instanceof HandleError)) throw error
      log.error({ kind: kind.kind, delivery: error.delivery.id, error: error.stack }, 'A delivery failed.')
      await record(error.delivery, { error: 'internal' }, error.started)
      return 'lost'
    })
    if (next === 'lost' || next === 'empty') return delivered
    if (next === UNFINISHED) continue
    if (next !== 'done') {
      await durable()
      const started = clock.now()
      const outcome = await next.send(ending.cutOff)
      if (ending.cutOff.aborted && hasFailed(outcome)) {
        await giveBack()
        return delivered
      }
      await record(next.delivery, outcome, started)
      if (hasFailed(outcome)) return delivered
    }
    delivered += 1
  }
  await giveBack()
  return delivered
}

/** What a handler failed with has undone its transaction; the delivery is told of it in another. */
class HandleError extends Error {
  readonly delivery: DueDelivery
  readonly started: Date
  constructor(delivery: DueDelivery, started: Date, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.delivery = delivery
    this.started = started
  }
}
