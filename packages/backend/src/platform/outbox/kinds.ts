import type { Classification, DeliveryAttempt, EventData, EventType } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../db/scope.ts'

/** Something that has happened, as the code that does it says it, in the same transaction. */
export interface NewEvent<Type extends EventType = EventType> {
  type: Type
  /** Asked only where somebody is to be told. */
  data: () => EventData<Type> | Promise<EventData<Type>>
  /** Of the interaction that it is about. */
  classification?: Classification
  /** The variant that it is about. */
  batchId?: string
}

/** Who is told of an event. What goes to one target goes there in order. */
export interface Target {
  kind: string
  id: string
}

/** Finds whom an event of an organization is for, in the transaction that causes it. */
export type Subscriber = (db: ScopedDatabase, organizationId: number, event: NewEvent) => Promise<Target[]>

export interface HappenedEvent {
  id: string
  type: EventType
  data: unknown
  createdAt: Date
}

/** An event that waits to be delivered to one target. */
export interface DueDelivery {
  id: string
  organizationId: number
  targetId: string
  event: HappenedEvent
  attempts: DeliveryAttempt[]
}

/** How a try went. `gone`: the target wants nothing any more. */
export type Outcome = Pick<DeliveryAttempt, 'status' | 'error'> & { gone?: boolean }

/** What leaves the database: done while no transaction is open. */
export type Send = (signal: AbortSignal) => Promise<Outcome>

/** There is more to do for this delivery: it stays in front of its queue. */
export const UNFINISHED = 'unfinished'

/** A way to tell somebody. */
export interface TargetKind {
  /** Stands in the database. */
  kind: string
  /** How long to wait before each further try. Empty: there is one try. */
  retrySeconds: readonly number[]
  /**
   * Does the work in this transaction, so that it is done exactly once; or says what is to be sent when it is over. Long work does a
   * portion of some milliseconds, gives `UNFINISHED`, and is asked again: everybody else waits for one transaction.
   */
  handle(db: ScopedDatabase, delivery: DueDelivery): Promise<Send | typeof UNFINISHED | undefined>
  /** The last try has failed, or the target is gone. */
  giveUp?(db: ScopedDatabase, delivery: DueDelivery, outcome: Outcome): Promise<void>
}

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S

/** Three days in ten tries (the schedule that Standard Webhooks recommend). */
export const REMOTE_RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
]
/** For work within the database, which fails by a mistake of ours or by another transaction in the way. */
export const LOCAL_RETRY_SECONDS: readonly number[] = [1, 5, MINUTE_S, 10 * MINUTE_S, HOUR_S]
