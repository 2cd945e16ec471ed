import { type RawBuilder, sql } from 'kysely'
import { json } from './json.ts'

/** Columns of fields that the wire calls by older words. */
const columns: Readonly<Record<string, string>> = {
  itemId: 'unit_id',
  itemStatuses: 'unit_statuses',
  taskThingId: 'task_asset_id',
  thingId: 'asset_id',
  thingName: 'asset_name',
}

/** `createdById` is `created_by_id` in the database. */
export const getColumn = (field: string): string => columns[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field as a query selects it, so that `readEntityRow` gives it by its name. `table`: where several have such a column. */
export const selectedField = (field: string, table?: string): RawBuilder<unknown> => {
  const column = sql.ref(table ? `${table}.${getColumn(field)}` : getColumn(field))
  return Object.hasOwn(columns, field) ? sql`${column} as ${sql.ref(field)}` : column
}

const toField = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An entity as the contract has it: instants as text, nothing where a column is empty. */
export const readEntityRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => [toField(column), value instanceof Date ? value.toISOString() : value]),
  )

/** What a column is given: lists and objects as JSON, nothing as null. */
export const toCell = (value: unknown): unknown => {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? json(value) : value
}
