import type { Interaction, InteractionOutOfSight } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { Database } from '../../../schema/database.ts'

/** The records of an organization. Filters ask what stands in the record itself, called `i`. */
export const records = (db: Kysely<Database>, organizationId: number) =>
  db.selectFrom('interactions as i').where('i.organization_id', '=', organizationId)
export type Records = ReturnType<typeof records>

/** With the tables of everything that a record names. */
export const withNames = (select: Records) =>
  select
    .leftJoin('units as item', (join) => join.onRef('item.organization_id', '=', 'i.organization_id').onRef('item.id', '=', 'i.unit_id'))
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'i.organization_id').onRef('thing.id', '=', 'i.asset_id'),
    )
    .innerJoin('tasks as task', (join) => join.onRef('task.organization_id', '=', 'i.organization_id').onRef('task.id', '=', 'i.task_id'))
    .leftJoin('value_chain_elements as element', (join) =>
      join.onRef('element.organization_id', '=', 'i.organization_id').onRef('element.id', '=', 'i.value_chain_element_id'),
    )
    .leftJoin('value_chains as chain', (join) =>
      join.onRef('chain.organization_id', '=', 'element.organization_id').onRef('chain.id', '=', 'element.value_chain_id'),
    )
    .leftJoin('accounts as creator', 'creator.id', 'i.created_by')
export type Named = ReturnType<typeof withNames>

/** What a record has itself. */
const ownColumns = [
  'i.id',
  'i.organization_id',
  'i.asset_id',
  'i.unit_id',
  'i.task_id',
  'i.value_chain_element_id',
  'i.created_by',
  'i.name',
  'i.classification',
  'i.reported_date',
  'i.reported_location',
  'i.record_date',
  'i.record_location',
  'i.review',
  'i.changed_at',
  'i.expired_at',
  'i.deleted_at',
  'i.hidden',
] as const

/** What it names. */
const nameColumns = [
  'thing.name as asset_name',
  'thing.image as asset_image',
  'item.name as unit_name',
  'task.name as task_name',
  'element.name as element_name',
  'chain.name as chain_name',
  'creator.first_name',
  'creator.last_name',
] as const

/** A record with what it names. */
export const selected = (select: Named) => select.select(ownColumns).select(nameColumns)
export const answerColumns = ['i.answers', 'i.attachments', 'i.place_note', 'i.clock_offset', 'i.task_result_message'] as const

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

/** `visibility`: of what is hidden or deleted. */
export const toInteraction = (row: Row): Interaction & Partial<Pick<InteractionOutOfSight, 'visibility'>> => ({
  _id: row.id,
  orgId: row.organization_id,
  thingId: row.asset_id,
  name: row.name,
  classification: row.classification,
  thing: { id: row.asset_id, name: row.asset_name, ...(row.asset_image !== null && { image: row.asset_image }) },
  ...(row.unit_id !== null && row.unit_name !== null && { item: { id: row.unit_id, name: row.unit_name } }),
  task: { id: row.task_id, name: row.task_name },
  ...(row.value_chain_element_id !== null &&
    row.element_name !== null &&
    row.chain_name !== null && {
      valueChainElement: { id: row.value_chain_element_id, name: row.element_name, valueChainName: row.chain_name },
    }),
  reportedDate: row.reported_date.toISOString(),
  ...(row.reported_location && { reportedLocation: row.reported_location }),
  recordDate: row.record_date.toISOString(),
  ...(row.record_location && { recordLocation: row.record_location }),
  ...(row.created_by !== null &&
    row.first_name !== null && {
      createdBy: { id: row.created_by, name: `${row.first_name} ${row.last_name ?? ''}`.trim() },
    }),
  ...(row.changed_at && { changedAt: row.changed_at.toISOString() }),
  ...(row.review !== null && { review: row.review }),
  ...(row.expired_at && { expiredAt: row.expired_at.toISOString() }),
  ...(row.deleted_at && { visibility: row.hidden ? ('hidden' as const) : ('deleted' as const) }),
})
