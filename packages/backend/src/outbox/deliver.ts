import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { withScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import type { DueDelivery, Outcome, Send, TargetKind } from './kinds.ts'
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

type Step = 'lost' | 'empty' | 'done' | { delivery: DueDelivery; send: Send }

const hasFailed = ({ error }: Outcome): boolean => error !== undefined

/**
 * Delivers what waits in one queue, in order, until nothing does, a try fails, or it is told to stop. A try that is cut off
 * by a stop does not count. What leaves the database does so after its cause is on the disk, and while no transaction is open.
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
      if (send) return { delivery, send }
      const attempt = { at: started.toISOString(), milliseconds: clock.now().getTime() - started.getTime() }
      await settle(scoped, delivery, { state: 'delivered', attempts: [...delivery.attempts, attempt], now: clock.now() })
      return 'done'
    })

  for (let delivered = 0; ; delivered += 1) {
    const next = await step().catch(async (error: unknown): Promise<Step> => {
      if (!(error instanceof HandleError)) throw error
      log.error({ kind: kind.kind, delivery: error.delivery.id, error: error.stack }, 'A delivery failed.')
      await record(error.delivery, { error: 'internal' }, error.started)
      return 'lost'
    })
    if (next === 'lost' || next === 'empty') return delivered
    if (next === 'done') continue
    await durable()
    const started = clock.now()
    const outcome = await next.send(ending.cutOff)
    if (ending.cutOff.aborted && hasFailed(outcome)) {
      await inOrganization((scoped) => endLease(scoped, queue, clock.now()))
      return delivered
    }
    await record(next.delivery, outcome, started)
    if (hasFailed(outcome)) return delivered
  }
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
