import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Read, Row } from './connect.ts'
import type { Database } from './schema.ts'

/** Functions of the database, or what it has anyway, which costs half as much. */
const entrances = {
  enter_organization: (first: string, second: string) => `enter_organization(${first}, ${second})`,
  enter_public_thing: (first: string, second: string) => `enter_public_thing(${first}, ${second})`,
  enter_scope: (first: string, second: string) =>
    `set_config('tracemark.organization_id', ${first}, true) || set_config('tracemark.account_id', ${second}, true)`,
}

/** How a statement enters a scope before it reads. */
export interface Entry {
  /** How it enters for the transaction. Answers a text about who has entered. */
  enters: keyof typeof entrances
  parameters: readonly [number | string | null, string | null]
  /** Fails where this text opens nothing. Then nobody gets what was read. */
  check(entered: string): void
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** A database that can be read alone. Each statement enters its scope, checks who enters, and reads, in one round trip. */
export interface Reader {
  db: Transaction<Database>
  /**
   * Runs a short statement that was built before, without all that Kysely does for those that are not. Each row has two columns more:
   * a copy without them would cost more than the rest.
   */
  run<Found>(statement: Statement): Promise<Found[]>
  enter(entry: Entry): void
  /** Checks who enters where nothing was read. */
  checked(): Promise<void>
}

/**
 * What was written to read one scope's rows, inside of the statement that enters it. The part that reads depends on what the
 * function has answered, and `offset 0` keeps the planner from moving anything out of it: so it runs after the function, and
 * the policies of row-level security find the scope that it has set (decision 49).
 */
const entering = (query: string, enters: Entry['enters'], first: number): string => `select entered, part.*
  from (select ${entrances[enters](`$${first}`, `$${first + 1}`)} as entered offset 0) as entrance
  left join lateral (select true as is_found, given.* from (${query}) as given where entered is not null offset 0) as part on true`

/** The texts of statements that were built before, of which there are as many as are written in our queries. */
const texts: { [Enters in Entry['enters']]: Map<string, string> } = {
  enter_organization: new Map(),
  enter_public_thing: new Map(),
  enter_scope: new Map(),
}

const enteringBuilt = ({ sql, parameters }: Statement, enters: Entry['enters']): string => {
  const known = texts[enters].get(sql)
  if (known !== undefined) return known
  const text = entering(sql, enters, parameters.length + 1)
  texts[enters].set(sql, text)
  return text
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const shared = { config: { dialect }, driver: dialect.createDriver(), dialect }
const compiler = dialect.createQueryCompiler()
const adapter = dialect.createAdapter()

/** Knows its reader itself: a map of those that are in use costs the collector of garbage more than all that is kept in it. */
class ReaderDatabase extends Transaction<Database> {
  reader: Reader | undefined
}

/** The reader whose database this is; `undefined` for a transaction. */
export const readerOf = (db: Kysely<Database>): Reader | undefined => (db instanceof ReaderDatabase ? db.reader : undefined)

/** Statements of one scope, each in a transaction of its own: the same as in one that is read committed. */
export const createReader = (read: Read, first: Entry): Reader => {
  let entry = first
  let isChecked = false
  const check = (entered: unknown): void => {
    entry.check(String(entered))
    isChecked = true
  }
  const readRows = async (text: string, parameters: readonly unknown[], isShort: boolean): Promise<readonly Row[]> => {
    const rows = await read(text, [...parameters, ...entry.parameters], isShort)
    check(rows[0]?.entered)
    return rows[0]?.is_found === true ? rows : []
  }
  const connection = {
    executeQuery: async <Found>(query: CompiledQuery): Promise<QueryResult<Found>> => ({
      rows: (await readRows(entering(query.sql, entry.enters, query.parameters.length + 1), query.parameters, false)).map(
        ({ entered: _, is_found, ...row }) => row as Found,
      ),
    }),
    streamQuery: () => {
      throw new TypeError('A reader gives all rows at once.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (run) => run(connection) })
  const db = new ReaderDatabase({ ...shared, executor })
  const reader: Reader = {
    run: async <Found>(statement: Statement) =>
      (await readRows(enteringBuilt(statement, entry.enters), statement.parameters, true)) as Found[],
    db,
    enter: (next) => {
      entry = next
      isChecked = false
    },
    checked: async () => {
      if (isChecked) return
      const [row] = await read(`select ${entrances[entry.enters]('$1', '$2')} as entered`, entry.parameters, true)
      check(row?.entered)
    },
  }
  db.reader = reader
  return reader
}
