import type { InteractionQuery } from '@tracemark/api/schemas'
import { classifications } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { countsWhere } from './counts.ts'
import type { Records } from './rows.ts'

type Sort = InteractionQuery['sort']
type Grouped = 'thing' | 'task' | 'classification'

/** What records are sorted by, beside their date: the column, what puts its values in order, and the table that has it. */
export interface Grouping {
  column: 'asset_id' | 'task_id' | 'classification'
  order: RawBuilder<unknown>
  named?: 'thing' | 'task'
}

const groupings: Record<Grouped, Grouping> = {
  thing: { column: 'asset_id', order: sql`search_text(thing.name) collate "C"`, named: 'thing' },
  task: { column: 'task_id', order: sql`search_text(task.name) collate "C"`, named: 'task' },
  classification: {
    column: 'classification',
    order: sql`array_position(array[${sql.join(classifications.map((name) => sql.lit(name)))}]::text[], i.classification)`,
  },
}

export type Direction = 'asc' | 'desc'

export const getDirection = (sort: Sort): Direction => (sort.endsWith('_desc') ? 'desc' : 'asc')

/** When a record was received, or when it occurred. */
export type DateColumn = 'record_date' | 'reported_date'

/** The date that an order goes by, or that newest first means within its groups. */
export const getDateColumn = (sort: Sort): DateColumn => (sort.startsWith('reportedDate') ? 'reported_date' : 'record_date')

/** Newest first; oldest first turns everything around. */
export const byDate = (select: Records, date: DateColumn = 'record_date', direction: Direction = 'desc'): Records =>
  select.orderBy(`i.${date}`, direction).orderBy('i.id', direction)

/** `undefined` where records are sorted by a date alone. */
export const getGrouping = (sort: Sort): Grouping | undefined => {
  const field = sort.slice(0, sort.lastIndexOf('_'))
  return field === 'recordDate' || field === 'reportedDate' ? undefined : groupings[field as Grouped]
}

const tables = { thing: 'assets', task: 'tasks' } as const

const joined = (organizationId: number, { column, named }: Grouping) => {
  if (!named) return sql``
  const name = sql.ref(named)
  return sql`join ${sql.table(tables[named])} ${name} on ${name}.organization_id = ${organizationId} and ${name}.id = i.${sql.ref(column)}`
}

/** Of one asset, task or classification: so many records of a page, after so many that were on pages before. */
export interface Group {
  value: string
  skip: number
  take: number
}

/** Which groups a page has a part of, by the kept counts and without reading a record. */
export const findPageGroups = async (
  db: ScopedDatabase,
  organizationId: number,
  query: InteractionQuery,
  grouping: Grouping,
): Promise<Group[]> => {
  const { column, order } = grouping
  const { classification, page, perPage, sort } = query
  const { rows } = await sql<{ value: string; count: number }>`select i.${sql.ref(column)}::text as value, sum(i.count)::integer as count
    from ${countsWhere(db, organizationId, query)} i
    ${joined(organizationId, grouping)}
    ${classification && classification.length > 0 ? sql`where i.classification in (${sql.join(classification)})` : sql``}
    group by i.${sql.ref(column)}, ${order} order by ${order} ${sql.raw(getDirection(sort))}, i.${sql.ref(column)}`.execute(db)
  const first = (page - 1) * perPage
  let before = 0
  return rows.flatMap(({ value, count }) => {
    const skip = Math.max(0, first - before)
    const take = Math.min(count - skip, first + perPage - before - skip)
    before += count
    return take > 0 ? [{ value, skip, take }] : []
  })
}

/**
 * The ids of the first records of an order by groups where nothing is kept of how many each has: one group after another, until there are
 * enough. `groups` have the grouping's column, each value once; `newest` are the ids of as many as are wanted of the group `part`. `offset 0`
 * makes the database go through the groups in their order, and read no more of them than it needs.
 */
export const selectFirstOfGroups = (
  organizationId: number,
  sort: Sort,
  grouping: Grouping,
  { groups, newest, most }: { groups: RawBuilder<unknown>; newest: RawBuilder<unknown>; most: number },
): RawBuilder<unknown> => sql`select first.id from (
    select i.* from (${groups}) i ${joined(organizationId, grouping)}
    order by ${grouping.order} ${sql.raw(getDirection(sort))}, i.${sql.ref(grouping.column)} offset 0
  ) part cross join lateral ${newest} first limit ${most}`
