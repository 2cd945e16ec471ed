import type { ShareState } from '@tracemark/api/schemas'
import type { Updateable } from 'kysely'
import { crossing } from '../../platform/db/crossing.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { cancelPending } from '../../platform/outbox/cancel.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import type { Database } from '../../schema/database.ts'

/** What two organizations share. */
export interface Shared {
  id: string
  ownerId: number
  receiverId: number
}

/** Which of the two acts. */
export interface Acting {
  organizationId: number
  now: Date
  emit: Emit
}

const getTimes = (state: ShareState, now: Date) => (state === 'accepted' || state === 'declined' ? { answered_at: now } : { ended_at: now })

/** Brings both sides of a held share to a state, and tells the other organization. `answer`: what the receiver's side keeps beside it. */
export const moveShare = async (
  db: ScopedDatabase,
  { id, ownerId, receiverId }: Shared,
  state: ShareState,
  { organizationId, now, emit }: Acting,
  answer: Updateable<Database['variant_offers']> = {},
): Promise<void> => {
  const as = crossing(db, organizationId)
  const change = { state, ...getTimes(state, now) }
  const { content, origin } = await as(receiverId, () =>
    db
      .updateTable('variant_offers')
      .set({ ...change, ...answer })
      .where('organization_id', '=', receiverId)
      .where('id', '=', id)
      .returning(['content', 'origin'])
      .executeTakeFirstOrThrow(),
  )
  const { destination } = await as(ownerId, async () => {
    if (state === 'ended') await cancelPending(db, ownerId, id)
    return db
      .updateTable('variant_shares')
      .set(change)
      .where('organization_id', '=', ownerId)
      .where('id', '=', id)
      .returning('destination')
      .executeTakeFirstOrThrow()
  })
  const [other, partner] = organizationId === ownerId ? [receiverId, origin] : [ownerId, destination]
  await as(other, () =>
    emit(db, other, { type: 'variant.share_changed', data: () => ({ shareId: id, name: content.name, partner, state }) }),
  )
}
