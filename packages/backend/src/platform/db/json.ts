import { type RawBuilder, sql } from 'kysely'

/** A JSON value as a parameter. As text, which every driver writes alike: PGlite would write a list as JSON, and node-postgres as an array of the database. */
export const json = <Value>(value: Value): RawBuilder<Value> => sql<Value>`${JSON.stringify(value)}::text::jsonb`

export const optionalJson = <Value>(value: Value | undefined): RawBuilder<Value> | null => (value === undefined ? null : json(value))
