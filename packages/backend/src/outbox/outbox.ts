import type { IdSource } from '../ids.ts'
import type { DeliverParts } from './deliver.ts'
import { emailKind } from './email/email-kind.ts'
import { createEmit, type Emit } from './emit.ts'
import type { Subscriber, TargetKind } from './kinds.ts'
import { notificationKind, notified } from './notification-kind.ts'
import { shareFollowers, shareKind } from './share-kind.ts'
import { unitMakers, unitsKinds } from './units-kind.ts'
import type { PostParts } from './webhook/post.ts'
import { followers, webhookKinds } from './webhook/webhook-kind.ts'
import { createWorker, type Worker } from './worker.ts'

/** What is told to others when something happens: written with it, delivered after it. */
export interface Outbox extends Worker {
  emit: Emit
}

export type OutboxParts = DeliverParts & PostParts & { ids: IdSource; publicUrl: string }

/** How targets are told. */
export const createKinds = (parts: OutboxParts & { emit: Emit }): TargetKind[] => [
  ...webhookKinds(parts),
  emailKind(parts),
  notificationKind(parts),
  shareKind(parts),
  ...unitsKinds(parts),
]

/** Who is told of events, and how. Whatever else is to follow events is added here. */
export const createOutbox = (parts: OutboxParts): Outbox => {
  const subscribers: Subscriber[] = [followers, notified, shareFollowers, unitMakers]
  const emit = createEmit({ ...parts, subscribers, wake: () => worker.wake() })
  const worker = createWorker(parts, createKinds({ ...parts, emit }))
  return { ...worker, emit }
}
