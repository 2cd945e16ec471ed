import type { InteractionRevision, ReviewState } from '@tracemark/api/schemas'
import { json } from '../../../platform/db/json.ts'
import { enterScope, type ScopedDatabase } from '../../../platform/db/scope.ts'

type Values = InteractionRevision['before']

/** What these elements are called now. */
const findElementNames = async (db: ScopedDatabase, organizationId: number, values: readonly Values[]): Promise<Map<string, string>> => {
  const ids = new Set(values.flatMap(({ valueChainElementId }) => valueChainElementId ?? []))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('value_chain_elements')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const listRevisions = async (db: ScopedDatabase, organizationId: number, interactionId: string): Promise<InteractionRevision[]> => {
  const rows = await db
    .selectFrom('interaction_changes as change')
    .leftJoin('accounts as account', 'account.id', 'change.created_by_id')
    .select([
      'change.before',
      'change.after',
      'change.reason',
      'change.created_at',
      'account.id',
      'account.first_name',
      'account.last_name',
    ])
    .where('change.organization_id', '=', organizationId)
    .where('change.interaction_id', '=', interactionId)
    .orderBy('change.created_at')
    .orderBy('change.id')
    .execute()
  const names = await findElementNames(
    db,
    organizationId,
    rows.flatMap(({ before, after }) => [before, after]),
  )
  const addName = (values: Values): Values => {
    const { valueChainElementId: id } = values
    const name = typeof id === 'string' ? names.get(id) : undefined
    return typeof id === 'string' && name !== undefined ? { ...values, valueChainElement: { id, name } } : values
  }
  return rows.map(({ before, after, reason, created_at, id, first_name, last_name }) => ({
    changedAt: created_at.toISOString(),
    ...(id !== null && { changedBy: { id, name: `${first_name ?? ''} ${last_name ?? ''}`.trim() } }),
    before: addName(before),
    after: addName(after),
    ...(reason !== null && { reason }),
  }))
}

type State = Required<Omit<Values, 'review' | 'visibility' | 'valueChainElement'>> & Pick<Values, 'review'>

/** What can be changed of a record, and its asset's chain; held until the transaction ends. */
export const lockInteraction = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
): Promise<{ state: State; thingId: string; createdBy: string | null; recordDate: Date; review: ReviewState | null } | undefined> => {
  const row = await db
    .selectFrom('interactions')
    .select([
      'asset_id',
      'created_by',
      'classification',
      'reported_date',
      'record_date',
      'reported_location',
      'value_chain_element_id',
      'review',
      'expired_at',
      'answers',
      'attachments',
    ])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const state = {
    classification: row.classification,
    reportedDate: row.reported_date.toISOString(),
    reportedLocation: row.reported_location,
    valueChainElementId: row.value_chain_element_id,
    expiredAt: row.expired_at?.toISOString() ?? null,
    answers: row.answers,
    attachments: row.attachments ?? [],
    ...(row.review !== null && { review: row.review }),
  }
  return { state, thingId: row.asset_id, createdBy: row.created_by, recordDate: row.record_date, review: row.review }
}

export interface Revision {
  id: string
  interactionId: string
  before: InteractionRevision['before']
  after: InteractionRevision['after']
  reason?: InteractionRevision['reason']
  changedAt: Date
  changedBy: string
}

const keepRevision = async (db: ScopedDatabase, organizationId: number, revision: Revision): Promise<void> => {
  const { id, interactionId, before, after, reason, changedAt, changedBy } = revision
  await db
    .insertInto('interaction_changes')
    .values({
      organization_id: organizationId,
      id,
      interaction_id: interactionId,
      before: json(before),
      after: json(after),
      reason: reason ?? null,
      created_at: changedAt,
      created_by_id: changedBy,
    })
    .execute()
}

/** Writes the change, and beside it what was before, for good. */
export const reviseInteraction = async (db: ScopedDatabase, organizationId: number, revision: Revision): Promise<void> => {
  const { interactionId, after, changedAt, changedBy } = revision
  const { classification, reportedDate, reportedLocation, valueChainElementId, review, expiredAt, answers, attachments } = after
  // First what was before: answers that are not kept so are not replaced.
  await keepRevision(db, organizationId, revision)
  await db
    .updateTable('interactions')
    .set({
      changed_at: changedAt,
      changed_by: changedBy,
      ...(classification !== undefined && { classification }),
      ...(reportedDate !== undefined && { reported_date: new Date(reportedDate) }),
      ...(reportedLocation !== undefined && { reported_location: reportedLocation === null ? null : json(reportedLocation) }),
      ...(valueChainElementId !== undefined && { value_chain_element_id: valueChainElementId }),
      ...(answers && { answers: json(answers) }),
      ...(attachments && { attachments: json(attachments) }),
      ...(review !== undefined && { review }),
      ...(expiredAt !== undefined && { expired_at: expiredAt === null ? null : new Date(expiredAt) }),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', interactionId)
    .execute()
}

type Visibility = NonNullable<InteractionRevision['after']['visibility']>

const getVisibility = ({ deleted_at, hidden }: { deleted_at: Date | null; hidden: boolean }): Visibility =>
  deleted_at === null ? 'shown' : hidden ? 'hidden' : 'deleted'

/** Reads what is hidden and deleted as well. */
export const withOutOfSight = async <T>(db: ScopedDatabase, organizationId: number, read: () => Promise<T>): Promise<T> => {
  await enterScope(db, { organizationId, component: 'removal' })
  const answer = await read()
  await enterScope(db, { organizationId })
  return answer
}

/** Hides, deletes or restores a record that is visible to the bearer as one of `from`. False where there is none. */
export const setVisibility = (
  db: ScopedDatabase,
  organizationId: number,
  interactionId: string,
  {
    from,
    to,
    ...change
  }: { from: readonly Visibility[]; to: Visibility; reason?: string | undefined } & Pick<Revision, 'id' | 'changedAt' | 'changedBy'>,
): Promise<boolean> =>
  withOutOfSight(db, organizationId, async () => {
    const row = await db
      .selectFrom('interactions')
      .select(['deleted_at', 'hidden'])
      .where('organization_id', '=', organizationId)
      .where('id', '=', interactionId)
      .forUpdate()
      .executeTakeFirst()
    const visibility = row && getVisibility(row)
    if (visibility === undefined || !from.includes(visibility)) return false
    if (visibility === to) return true
    const { changedAt } = change
    await keepRevision(db, organizationId, { interactionId, ...change, before: { visibility }, after: { visibility: to } })
    await db
      .updateTable('interactions')
      .set({
        changed_at: changedAt,
        changed_by: change.changedBy,
        deleted_at: to === 'shown' ? null : changedAt,
        hidden: to === 'hidden',
      })
      .where('organization_id', '=', organizationId)
      .where('id', '=', interactionId)
      .execute()
    return true
  })
