import { type RawBuilder, sql } from 'kysely'

/** A JSON value as a parameter. As text, since PGlite and postgres.js write JSON parameters differently. */
export const json = <Value>(value: Value): RawBuilder<Value> => sql<Value>`${JSON.stringify(value)}::text::jsonb`

export const optionalJson = <Value>(value: Value | undefined): RawBuilder<Value> | null => (value === undefined ? null : json(value))
