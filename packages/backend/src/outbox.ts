import { notificationKind, notified } from './features/notifications/outbox-kind.ts'
import { shareFollowers, shareKind } from './features/offers/outbox-kind.ts'
import { unitMakers, unitsKinds } from './features/virtual-codes/outbox-kind.ts'
import type { PostParts } from './features/webhooks/delivery/post.ts'
import { followers, webhookKinds } from './features/webhooks/delivery/webhook-kind.ts'
import { emailKind } from './features/webhooks/email/email-kind.ts'
import type { IdSource } from './platform/ids.ts'
import type { DeliverParts } from './platform/outbox/deliver.ts'
import { createEmit, type Emit } from './platform/outbox/emit.ts'
import type { Subscriber, TargetKind } from './platform/outbox/kinds.ts'
import { createWorker, type Worker } from './platform/outbox/worker.ts'

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
