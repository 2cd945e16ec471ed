import { libraryIdOf } from '@tracemark/api/content'
import type { Classification, Interaction, InteractionQuery } from '@tracemark/api/schemas'
import { classifications } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import type { ScopedDatabase } from '../scope.ts'
import { areKept, type Counts, countsOf, keptCounts } from './interaction-counts.ts'
import { directionOf, type Group, groupingOf, groupsOfPage } from './interaction-order.ts'
import { COUNTED_MAX, COUNTED_UNSEARCHED_MAX, contains, findFew } from './interaction-search.ts'

/** The tables of a record and of everything that it names. */
export const joined = (db: Kysely<Database>, organizationId: number) =>
  db
    .selectFrom('interactions as i')
    .innerJoin('things as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'i.organization_id').onRef('thing.id', '=', 'i.thing_id'),
    )
    .innerJoin('tasks as task', (join) => join.onRef('task.organization_id', '=', 'i.organization_id').onRef('task.id', '=', 'i.task_id'))
    .leftJoin('items as item', (join) => join.onRef('item.organization_id', '=', 'i.organization_id').onRef('item.id', '=', 'i.item_id'))
    .leftJoin('value_chain_elements as element', (join) =>
      join.onRef('element.organization_id', '=', 'i.organization_id').onRef('element.id', '=', 'i.value_chain_element_id'),
    )
    .leftJoin('value_chains as chain', (join) =>
      join.onRef('chain.organization_id', '=', 'element.organization_id').onRef('chain.id', '=', 'element.value_chain_id'),
    )
    .leftJoin('accounts as creator', 'creator.id', 'i.created_by')
    .where('i.organization_id', '=', organizationId)

type Joined = ReturnType<typeof joined>
/** Every filter but the one by classification. */
const filtered = (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Joined => {
  const { search, thingId, taskId, history = 'all', createdByMe, from, to } = query
  return joined(db, organizationId)
    .$if(search !== undefined && search !== '', (select) => select.where(contains(organizationId, search ?? '')))
    .$if(thingId !== undefined, (select) => select.where('i.thing_id', '=', thingId ?? ''))
    .$if(taskId !== undefined, (select) => select.where('i.task_id', '=', taskId ?? ''))
    .$if(history !== 'all', (select) => select.where('task.task_library_id', '=', history === 'all' ? '' : libraryIdOf(history)))
    .$if(createdByMe === true, (select) => select.where('i.created_by', '=', accountId))
    .$if(from !== undefined, (select) => select.where('i.record_date', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (select) => select.where('i.record_date', '<', new Date(to ?? 0)))
}

/** What a record has itself. */
export const ownColumns = [
  'i.id',
  'i.organization_id',
  'i.thing_id',
  'i.item_id',
  'i.task_id',
  'i.value_chain_element_id',
  'i.created_by',
  'i.name',
  'i.classification',
  'i.reported_date',
  'i.reported_location',
  'i.record_date',
  'i.record_location',
  'i.changed_at',
  'i.expired_at',
] as const

/** What it names. */
const nameColumns = [
  'thing.name as thing_name',
  'thing.image as thing_image',
  'item.name as item_name',
  'task.name as task_name',
  'element.name as element_name',
  'chain.name as chain_name',
  'creator.first_name',
  'creator.last_name',
] as const

export const selected = (select: Joined) => select.select(ownColumns).select(nameColumns)
export type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

export const interactionOf = (row: Row): Interaction => ({
  _id: row.id,
  orgId: row.organization_id,
  thingId: row.thing_id,
  name: row.name,
  classification: row.classification,
  thing: { id: row.thing_id, name: row.thing_name, ...(row.thing_image !== null && { image: row.thing_image }) },
  ...(row.item_id !== null && row.item_name !== null && { item: { id: row.item_id, name: row.item_name } }),
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
    row.first_name !== null && { createdBy: { id: row.created_by, name: `${row.first_name} ${row.last_name ?? ''}`.trim() } }),
  ...(row.changed_at && { changedAt: row.changed_at.toISOString() }),
  ...(row.expired_at && { expiredAt: row.expired_at.toISOString() }),
})

const sorted = (select: Joined, sort: InteractionQuery['sort']): Joined => {
  const grouping = groupingOf(sort)
  const direction = directionOf(sort)
  // By date, oldest first turns everything around; what is equal otherwise is newest first.
  if (!grouping) return select.orderBy('i.record_date', direction).orderBy('i.id', direction)
  return select.orderBy(grouping.order, direction).orderBy(`i.${grouping.column}`).orderBy('i.record_date', 'desc').orderBy('i.id', 'desc')
}

/** Of each group of the page its newest, by an index: sorting reads all that there are. */
const ofGroups = (select: Joined, column: 'thing_id' | 'task_id' | 'classification', groups: readonly Group[]) => {
  const type = sql.raw(column === 'classification' ? 'text' : 'uuid')
  const newest = select
    .select('i.id')
    .where(`i.${column}`, '=', sql<never>`part.value`)
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(sql<number>`part.take`)
    .offset(sql<number>`part.skip`)
  const of = (name: keyof Group) => sql`${groups.map((group) => group[name])}`
  return sql<boolean>`i.id = any(array(select found.id from unnest(${of('value')}::${type}[], ${of('skip')}::integer[], ${of('take')}::integer[]) part (value, skip, take)
    cross join lateral ${newest} found))`
}

const countByClassification = async (select: Joined): Promise<Counts> =>
  countsOf(
    await select
      .select(['i.classification', sql<number>`count(*)::integer`.as('count')])
      .groupBy('i.classification')
      .execute(),
  )

/** Of the newest alone where there are more than are counted, and of one more. */
const countNewest = async (db: ScopedDatabase, select: Joined, most: number): Promise<Counts> => {
  const newest = select
    .select('i.classification')
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(most + 1)
  return countsOf(
    await db
      .selectFrom(newest.as('newest'))
      .select(['classification', sql<number>`count(*)::integer`.as('count')])
      .groupBy('classification')
      .execute(),
  )
}

const sumOf = (counts: Counts, names: readonly Classification[]): number => [...new Set(names)].reduce((sum, name) => sum + counts[name], 0)

const wantedOf = (wanted: readonly Classification[] | undefined): readonly Classification[] =>
  wanted && wanted.length > 0 ? wanted : classifications

interface Chosen {
  rows: Joined
  counts: Counts
  totalItems: number
  isAtLeast?: boolean
}

const narrowedTo = (wanted: readonly Classification[] | undefined, select: Joined): Joined =>
  wanted && wanted.length > 0 ? select.where('i.classification', 'in', wanted) : select

/** Counted to so many: above, there are more. */
const countedTo = async (
  db: ScopedDatabase,
  matching: Joined,
  { classification }: Pick<InteractionQuery, 'classification'>,
  most: number,
): Promise<Chosen> => {
  const rows = narrowedTo(classification, matching)
  const counts = await countNewest(db, matching, most)
  const areAll = sumOf(counts, classifications) <= most
  const total = areAll ? sumOf(counts, wantedOf(classification)) : sumOf(await countNewest(db, rows, most), classifications)
  return { rows, counts, totalItems: Math.min(total, most), isAtLeast: total > most }
}

/** The records that a search finds: all of them where they are few, and not counted to the end where they are many (decision 49). */
const searched = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  { search = '', ...filters }: InteractionQuery,
): Promise<Chosen> => {
  const { classification } = filters
  const few = await findFew(db, organizationId, search)
  if (!few) return countedTo(db, filtered(db, organizationId, accountId, { ...filters, search }), filters, COUNTED_MAX)
  const matching = filtered(db, organizationId, accountId, filters).where(sql<boolean>`i.id = any(${few}::uuid[])`)
  const counts = await countByClassification(matching)
  return { rows: narrowedTo(classification, matching), counts, totalItems: sumOf(counts, wantedOf(classification)) }
}

const unsearched = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Chosen> => {
  const { classification } = query
  const matching = filtered(db, organizationId, accountId, query)
  if (!areKept(query)) return countedTo(db, matching, query, COUNTED_UNSEARCHED_MAX)
  const counts = await keptCounts(db, organizationId, query)
  return { rows: narrowedTo(classification, matching), counts, totalItems: sumOf(counts, wantedOf(classification)) }
}

/** One page of an organization's records. `accountId` is who "created by me" means. */
export const listInteractions = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery) => {
  const { page, perPage, sort, search } = query
  const choose = search === undefined || search === '' ? unsearched : searched
  const { rows, counts, totalItems, isAtLeast } = await choose(db, organizationId, accountId, query)
  const grouping = areKept(query) ? groupingOf(sort) : undefined
  const groups = grouping && (await groupsOfPage(db, organizationId, query, grouping))
  const items =
    grouping && groups
      ? await selected(sorted(rows.where(ofGroups(rows, grouping.column, groups)), sort)).execute()
      : await selected(sorted(rows, sort))
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute()
  return {
    totalItems,
    perPage,
    totalPages: Math.ceil(totalItems / perPage),
    items: items.map(interactionOf),
    classifications: counts,
    ...(isAtLeast && { isAtLeast }),
  }
}

/** How many records there are, and no more than so many. */
export const countInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  most: number,
): Promise<number> => {
  const { classification } = query
  const some = filtered(db, organizationId, accountId, query)
    .select('i.id')
    .$if(classification !== undefined && classification.length > 0, (select) =>
      select.where('i.classification', 'in', classification ?? []),
    )
    .limit(most)
  const { count } = await db.selectFrom(some.as('some')).select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

export interface Cursor {
  recordDate: Date
  id: string
}

/** The next records after one that was read, newest first, with their answers. However many there are, each call costs the same. */
export const readInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  { after, count }: { after: Cursor | undefined; count: number },
) => {
  const { classification } = query
  const rows = await selected(filtered(db, organizationId, accountId, query))
    .select(['i.answers', 'i.attachments', 'i.place_note'])
    .$if(classification !== undefined && classification.length > 0, (select) =>
      select.where('i.classification', 'in', classification ?? []),
    )
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(i.record_date, i.id) < (${after?.recordDate ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({
    ...interactionOf(row),
    answers: row.answers,
    attachments: row.attachments ?? [],
    placeNote: row.place_note ?? undefined,
  }))
}
