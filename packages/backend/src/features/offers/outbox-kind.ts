import { getLibraryId } from '@tracemark/api/content'
import { eventData } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { crossing } from '../../platform/db/crossing.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { LOCAL_RETRY_SECONDS, type NewEvent, type Subscriber, type TargetKind } from '../../platform/outbox/kinds.ts'
import { followAssessment, followContent } from './follow.ts'
import { holdShare } from './organizations.ts'

const SHARE = 'share'
const RAPID_ASSESSMENT = getLibraryId('rapid_assessment')

const followed = (db: ScopedDatabase, organizationId: number) =>
  db
    .selectFrom('variant_shares as share')
    .select('share.id')
    .where('share.organization_id', '=', organizationId)
    .where('share.state', '=', 'accepted')
    .where('share.mode', '=', 'continuous')
    .orderBy('share.id')

/** Shares that go with the rapid assessments of the record's asset, where it is one. */
const followersOfRecord = async (db: ScopedDatabase, organizationId: number, { data }: NewEvent): Promise<{ id: string }[]> => {
  const withAssessments = followed(db, organizationId).where('share.with_assessments', '=', true)
  // Few organizations have any: the others don't pay for what is told.
  if (!(await withAssessments.limit(1).executeTakeFirst())) return []
  const { thingId, task } = eventData['interaction.created'].parse(await data())
  return withAssessments
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.organization_id', '=', 'share.organization_id').onRef('variant.id', '=', 'share.batch_id'),
    )
    .where('variant.asset_id', '=', thingId)
    .where(
      sql<boolean>`exists (select from tasks t where t.organization_id = ${organizationId} and t.id = ${task.id}
        and t.task_library_id = ${RAPID_ASSESSMENT})`,
    )
    .execute()
}

/** Those who continuously share what an event is about. */
export const shareFollowers: Subscriber = async (db, organizationId, event) => {
  const { type, batchId } = event
  if (type === 'interaction.created' || type === 'interaction.updated')
    return (await followersOfRecord(db, organizationId, event)).map(({ id }) => ({ kind: SHARE, id }))
  if (type !== 'variant.changed' || batchId === undefined) return []
  const shares = await followed(db, organizationId).where('share.batch_id', '=', batchId).execute()
  return shares.map(({ id }) => ({ kind: SHARE, id }))
}

/** Brings a change to the organization that shares it, in the transaction that notes its delivery: once, and in order. */
export const shareKind = ({ clock, ids, emit }: { clock: Clock; ids: IdSource; emit: Emit }): TargetKind => ({
  kind: SHARE,
  retrySeconds: LOCAL_RETRY_SECONDS,
  handle: async (db, { organizationId, targetId: id, event }) => {
    await holdShare(db, id)
    const share = await followed(db, organizationId).select('share.destination_id').where('share.id', '=', id).executeTakeFirst()
    if (!share) return undefined
    const receiver = { organizationId: share.destination_id, offerId: id, now: clock.now(), ids, emit }
    await crossing(db, organizationId)(share.destination_id, () =>
      event.type === 'variant.changed'
        ? followContent(db, eventData['variant.changed'].parse(event.data).content, receiver)
        : followAssessment(db, eventData['interaction.created'].parse(event.data), receiver),
    )
    await db
      .updateTable('variant_shares')
      .set({ followed_at: receiver.now })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute()
    return undefined
  },
})
