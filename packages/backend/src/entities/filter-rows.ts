import { findComparison } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'
import { getColumn } from '../platform/db/rows.ts'

/** Conditions of filters that compare no field of the entity, by their names in the list's query. */
export type OwnFilters = Readonly<Record<string, (wanted: unknown, organizationId: number) => RawBuilder<unknown>>>

interface Filtered {
  from: string
  /** Of the entity, as the contract names them. */
  fields: readonly string[]
  filters?: OwnFilters
}

/**
 * What the filters of a list ask of its rows: that the field of their name is so, is one of these, has this among its values, or lies on one
 * side of an instant.
 * Those that are absent or empty ask nothing.
 */
export const filterRows = (organizationId: number, asked: object, { from, fields, filters = {} }: Filtered): RawBuilder<unknown>[] =>
  Object.entries(asked).flatMap(([name, wanted]: [string, unknown]) => {
    if (wanted === undefined || (Array.isArray(wanted) && wanted.length === 0)) return []
    const own = filters[name]
    if (own) return own(wanted, organizationId)
    const comparison = findComparison(name, fields)
    if (comparison === undefined) throw new TypeError(`${from} has no field for the filter ${name}.`)
    const column = sql.ref(getColumn(comparison.field))
    if (comparison.by === 'member') return sql`${column} ? ${wanted}`
    if (comparison.by === 'from') return sql`${column} >= ${wanted}`
    if (comparison.by === 'to') return sql`${column} < ${wanted}`
    return Array.isArray(wanted) ? sql`${column} in (${sql.join(wanted)})` : sql`${column} = ${wanted}`
  })
