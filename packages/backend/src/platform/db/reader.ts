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
import type { Database } from '../../schema/database.ts'
import type { Read, Row } from './connect.ts'

/** Of an organization whose scope was entered before it is read. */
const version = (organization: string): string =>
  `(select coalesce(sum(v.version), 0)::text from public_versions v where v.organization_id = ${organization}::integer)`

/** Functions of the database, or what it has anyway, which costs half as much. The places of their parameters come in their order. */
const entryFunctions = {
  enter_organization: (organization: string, account: string) =>
    `enter_organization(${organization}, ${account}) || ' ' || ${version(organization)}`,
  enter_known: (organization: string) =>
    `set_config('tracemark.organization_id', ${organization}, true) || ' ' || ${version(organization)}`,
  enter_public_asset: (slug: string, link: string) => `enter_public_asset(${slug}, ${link})`,
  enter_scope: (organization: string, account: string) =>
    `set_config('tracemark.organization_id', ${organization}, true) || set_config('tracemark.account_id', ${account}, true)`,
} satisfies Record<string, (...places: string[]) => string>
/** Of an entrance that tells the version of its organization: it changes with everything but records and units (docs/decisions/reads.md). */
export const versionIn = (entered: string): string => entered.slice(entered.lastIndexOf(' ') + 1)

/** How a statement enters a scope before it reads. */
export interface Entry {
  /** How it enters for the transaction. Answers a text about who has entered. */
  enters: keyof typeof entryFunctions
  parameters: readonly (number | string | null)[]
  /**
   * Fails where this text opens nothing: then nobody gets what was read. Another entry where it tells nothing: then all is read again
   * with that one.
   */
  check(entered: string): Entry | undefined
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** A database that can be read alone. Each statement enters its scope, checks who enters, and reads, in one round trip. */
export interface Reader {
  db: Transaction<Database>
  /**
   * Runs a statement that was built before, without all that Kysely does for those that are not. Each row has two columns more:
   * a copy without them would cost more than the rest.
   */
  run<Found>(statement: Statement): Promise<Found[]>
  enter(entry: Entry): void
  /** What the entry of the last statement has answered; '' before the first. */
  entered(): string
  /** Checks who enters where nothing was read. */
  checked(): Promise<void>
}

const callEntry = ({ enters, parameters }: Entry, before: number): string =>
  (entryFunctions[enters] as (...places: string[]) => string)(...parameters.map((_, index) => `$${before + index + 1}`))

/**
 * What was written to read one scope's rows, inside of the statement that enters it. The part that reads depends on what the
 * function has answered, and `offset 0` keeps the planner from moving anything out of it: so it runs after the function, and
 * the policies of row-level security find the scope that it has set (docs/decisions/reads.md).
 */
const entering = (query: string, entry: Entry, before: number): string => `select entered, part.*
  from (select ${callEntry(entry, before)} as entered offset 0) as entrance
  left join lateral (select true as is_found, given.* from (${query}) as given where entered is not null offset 0) as part on true`

/** The texts of statements that were built before, of which there are as many as are written in our queries. */
const texts: { [Enters in Entry['enters']]: Map<string, string> } = {
  enter_organization: new Map(),
  enter_known: new Map(),
  enter_public_asset: new Map(),
  enter_scope: new Map(),
}

const enteringBuilt = ({ sql, parameters }: Statement, entry: Entry): string => {
  const known = texts[entry.enters].get(sql)
  if (known !== undefined) return known
  const text = entering(sql, entry, parameters.length)
  texts[entry.enters].set(sql, text)
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
export const getReader = (db: Kysely<Database>): Reader | undefined => (db instanceof ReaderDatabase ? db.reader : undefined)

/** Statements of one scope, each in a transaction of its own: the same as in one that is read committed. */
export const createReader = (read: Read, first: Entry): Reader => {
  let entry = first
  let isChecked = false
  let answered = ''
  const opens = (entered: unknown): boolean => {
    answered = String(entered)
    const other = entry.check(answered)
    if (other) entry = other
    isChecked = other === undefined
    return isChecked
  }
  const readRows = async (statement: Statement, isKept: boolean): Promise<readonly Row[]> => {
    const text = isKept ? enteringBuilt(statement, entry) : entering(statement.sql, entry, statement.parameters.length)
    const rows = await read(text, [...statement.parameters, ...entry.parameters], isKept)
    if (!opens(rows[0]?.entered)) return readRows(statement, isKept)
    return rows[0]?.is_found === true ? rows : []
  }
  const connection = {
    executeQuery: async <Found>(query: CompiledQuery): Promise<QueryResult<Found>> => ({
      rows: (await readRows(query, false)).map(({ entered: _, is_found, ...row }) => row as Found),
    }),
    streamQuery: () => {
      throw new TypeError('A reader gives all rows at once.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (run) => run(connection) })
  const db = new ReaderDatabase({ ...shared, executor })
  const reader: Reader = {
    run: async <Found>(statement: Statement) => (await readRows(statement, true)) as Found[],
    db,
    enter: (next) => {
      entry = next
      isChecked = false
    },
    entered: () => answered,
    checked: async () => {
      if (isChecked) return
      const [row] = await read(`select ${callEntry(entry, 0)} as entered`, entry.parameters, true)
      if (!opens(row?.entered)) await reader.checked()
    },
  }
  db.reader = reader
  return reader
}
