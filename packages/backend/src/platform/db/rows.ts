import { json } from './json.ts'

/** `createdById` is `created_by_id` in the database. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An entity as the contract has it: instants as text, nothing where a column is empty. */
export const entityOfRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => [fieldOf(column), value instanceof Date ? value.toISOString() : value]),
  )

/** What a column is given: lists and objects as JSON, nothing as null. */
export const cellOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? json(value) : value
}
