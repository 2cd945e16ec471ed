import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { getReader } from './reader.ts'

type Build<Values extends readonly unknown[], Row> = (db: Kysely<Database>, ...values: Values) => CompiledQuery<Row>

/** Stands where a value will stand. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A statement that is built once, with places for its values: building it costs several times what a read of one row does.
 * `build` may use the values as values alone, since they are not there when it runs.
 */
export const prepared = <Values extends readonly unknown[], Row>(
  build: Build<Values, Row>,
): ((db: Kysely<Database>, ...values: Values) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    compiled ??= build(db, ...(values.map((_, index) => new Place(index)) as unknown as Values))
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? (values[value.index] ?? null) : value))
    const reader = getReader(db)
    if (reader) return reader.run<Row>({ sql: compiled.sql, parameters })
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** As `prepared`, for a reader alone: each row brings along what its entry has answered. */
export const preparedRead = <Values extends readonly unknown[], Row>(
  build: Build<Values, Row>,
): ((db: Kysely<Database>, ...values: Values) => Promise<(Row & { entered: string })[]>) => {
  const run = prepared(build)
  return (db, ...values) => {
    if (!getReader(db)) throw new TypeError('Nobody has entered by this database.')
    return run(db, ...values) as Promise<(Row & { entered: string })[]>
  }
}
