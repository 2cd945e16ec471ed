import type { withScope } from '../db/scope.ts'
import type { TestApp } from '../testing/create-test-app.ts'
import type { Answer } from './conversation.ts'
import { type Operation, operations } from './operations.ts'
import type { Side } from './people.ts'
import type { Rows } from './rows.ts'

/** As much of the world as is furnished here. */
interface Unfurnished {
  app: TestApp
  own: Side
  other: Side
  rows: Rows
  within<Result>(organizationId: number, run: Parameters<typeof withScope<Result>>[2]): Promise<Result>
  make(operation: Operation, side: Side): Promise<Answer>
}

/** A delivery that failed, since no name leads anywhere here, and a notification. */
const furnishOutbox = async (world: Unfurnished): Promise<void> => {
  for (const side of [world.own, world.other]) {
    const { organizationId } = side
    const webhookId = String(await world.rows.of('webhooks', side))
    const tried = operations.find(({ id }) => id === 'webhooks.test')
    if (tried) await world.make(tried, side)
    const data = () => ({ webhookId, name: 'Proof', reason: 'gone' as const })
    await world.within(organizationId, (db) => world.app.outbox.emit(db, organizationId, { type: 'webhook.disabled', data }))
  }
  await world.app.outbox.deliverDue()
}

/** Rows that no single call makes, in both organizations. When it begins, every call that makes rows has made some. */
export const furnish = async (world: Unfurnished): Promise<void> => {
  await furnishOutbox(world)
}
