import type { InteractionQuery } from '@tracemark/api/schemas'
import { classifications } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { countsWhere } from './interaction-counts.ts'

type Sort = InteractionQuery['sort']
type Grouped = 'thing' | 'task' | 'classification'

/** What records are sorted by, beside their date: the column, and what puts its values in order. */
const groupings: Record<Grouped, { column: 'thing_id' | 'task_id' | 'classification'; order: RawBuilder<unknown> }> = {
  thing: { column: 'thing_id', order: sql`search_text(thing.name) collate "C"` },
  task: { column: 'task_id', order: sql`search_text(task.name) collate "C"` },
  classification: {
    column: 'classification',
    order: sql`array_position(array[${sql.join(classifications.map((name) => sql.lit(name)))}]::text[], i.classification)`,
  },
}

export const directionOf = (sort: Sort): 'asc' | 'desc' => (sort.endsWith('_desc') ? 'desc' : 'asc')

/** `undefined` where records are sorted by their date alone. */
export const groupingOf = (sort: Sort) => {
  const field = sort.slice(0, sort.lastIndexOf('_'))
  return field === 'recordDate' ? undefined : groupings[field as Grouped]
}

/** Of one asset, task or classification: so many records of a page, after so many that were on pages before. */
export interface Group {
  value: string
  skip: number
  take: number
}

/** Which groups a page has a part of, by the kept counts and without reading a record. */
export const groupsOfPage = async (
  db: ScopedDatabase,
  organizationId: number,
  query: InteractionQuery,
  { column, order }: NonNullable<ReturnType<typeof groupingOf>>,
): Promise<Group[]> => {
  const { classification, page, perPage, sort } = query
  const { rows } = await sql<{ value: string; count: number }>`select i.${sql.ref(column)}::text as value, sum(i.count)::integer as count
    from ${countsWhere(db, organizationId, query)} i
    join things thing on thing.organization_id = ${organizationId} and thing.id = i.thing_id
    join tasks task on task.organization_id = ${organizationId} and task.id = i.task_id
    ${classification && classification.length > 0 ? sql`where i.classification in (${sql.join(classification)})` : sql``}
    group by i.${sql.ref(column)}, ${order} order by ${order} ${sql.raw(directionOf(sort))}, i.${sql.ref(column)}`.execute(db)
  const first = (page - 1) * perPage
  let before = 0
  return rows.flatMap(({ value, count }) => {
    const skip = Math.max(0, first - before)
    const take = Math.min(count - skip, first + perPage - before - skip)
    before += count
    return take > 0 ? [{ value, skip, take }] : []
  })
}
