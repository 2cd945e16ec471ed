import { listAnswer } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'
import { selected } from '../platform/db/created-by.ts'
import { readEntityRow } from '../platform/db/rows.ts'
import type { ScopedDatabase } from '../platform/db/scope.ts'
import { hasWords } from '../platform/db/search-words.ts'
import { filterRows } from './filter-rows.ts'
import { buildOrder } from './store.ts'

type Condition = RawBuilder<unknown>

/** What a search looks through: these columns of the organization's rows, or what is said of them. */
export const matchesSearch = (columns: readonly (string | RawBuilder<unknown>)[], search: string | undefined): Condition => {
  const texts = columns.map((column) => sql`coalesce(${typeof column === 'string' ? sql.ref(column) : column}, '')`)
  return hasWords(sql.join(texts, sql` || ' ' || `), search)
}

export const equals = (column: string, value: unknown): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} = ${value}`

/** A page of a list. Whatever else stands here narrows it (`filterRows`). */
export interface Listing {
  /** A table or view with the organization's id. */
  from: string
  /** The table whose rows these are, where nothing is asked of what the view adds to them: to count them there is quicker. */
  countedIn?: string | undefined
  /** Fields of the answer, as the contract names them: the columns are called the same. */
  fields: readonly string[]
  /** Those that are absent don't count. */
  where: readonly (Condition | undefined)[]
  sort: string
  /** In the place of `sort`, where that names no field. */
  order?: RawBuilder<unknown>
  page: number
  perPage: number
}

/** One page of rows as entities of the contract, in the form in which every list is answered. */
export const listRows = async (
  db: ScopedDatabase,
  organizationId: number,
  { from, countedIn = from, fields, where, sort, order = buildOrder(sort), page, perPage, ...asked }: Listing,
): Promise<{ totalItems: number; perPage: number; totalPages: number; items: Record<string, unknown>[] }> => {
  const conditions = [
    sql`organization_id = ${organizationId}`,
    ...filterRows(organizationId, asked, { from, fields }),
    ...where.filter((condition) => condition !== undefined),
  ]
  const condition = sql.join(conditions, sql` and `)
  const columns = sql.join(fields.map((field) => selected(from, field)))
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${sql.table(countedIn)} where ${condition}`.execute(
    db,
  )
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(from)} where ${condition}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return listAnswer(rows.map(readEntityRow), counted.rows[0]?.total ?? 0, perPage)
}
