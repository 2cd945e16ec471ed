import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg'
import { isStalePlan } from './retry.ts'
import { StatementNames } from './statement-names.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** How long a query waits for a connection, whether it has to be opened or others have them all. Shorter than the portal waits for an answer. */
export const CONNECT_MS = 10_000
/** Longer than any statement of a call takes, with what it waits for others. */
const STATEMENT_MS = 20_000
/** PostgreSQL ends a statement itself. A connection that is silent for longer has gone without a word: a machine that hangs, a network that is cut. */
const SILENCE_MS = STATEMENT_MS + 5_000
/** A transaction waits for queries of its own alone; one that is idle for so long was forgotten, and must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 15_000
/** A connection that nobody needs is kept for the next call. */
const IDLE_MS = 60_000
/** Before a firewall forgets a connection that is silent. */
const KEEP_ALIVE_MS = 10_000
/** How long statements that still run are waited for when the connections close. */
const CLOSE_MS = 5_000

/**
 * Classes of PostgreSQL's codes (its manual, appendix A) by which a server says that it can't work at the moment: connection, resources,
 * operator, system. A standby, which takes no writes, says another one.
 */
const AWAY_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58'])
const READ_ONLY = '25006'

/** Citus has no code of its own for a worker that went away between a change and its commit. No constraint is deferred, so nothing else fails then. */
const INTERNAL = 'XX000'
const LOST_WORKER = /^(could not commit transaction|failure on connection marked as essential)/

const saysAway = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code !== undefined &&
  (AWAY_CLASSES.has(error.code.slice(0, 2)) || error.code === READ_ONLY || (error.code === INTERNAL && LOST_WORKER.test(error.message)))

/** `sslmode` as PostgreSQL's own programs read it: the driver would refuse certificates that they take. */
const withLibpqMeaning = (url: string): string => {
  const parsed = new URL(url)
  if (parsed.searchParams.has('sslmode') && !parsed.searchParams.has('uselibpqcompat')) parsed.searchParams.set('uselibpqcompat', 'true')
  return parsed.href
}

/** How every connection to this address is opened. */
export const connectionTo = (url: string) => ({
  connectionString: withLibpqMeaning(url),
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
})

/**
 * What a session of the app has set. Not said at its start, where poolers refuse it. Compiling a statement takes PostgreSQL ten times as
 * long as running it: it guesses that a search reads everything.
 */
const formatSession = (role: string): string =>
  `set role ${role}; set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}; set jit = off`

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }
/** They answer nothing. */
const opensTransaction = (text: string): boolean => text === 'begin' || text.startsWith('set local ')

/** What ends a transaction that no statement has begun. */
const endsTransaction = (text: string): boolean => text === 'commit' || text === 'rollback'

interface Query {
  text: string
  parameters: readonly unknown[]
}

interface Taken {
  run(queries: readonly Query[]): Promise<unknown>
  release(destroy?: boolean): void
}

/**
 * A connection as Kysely borrows it. It is taken with the first statement that waits for an answer. What opens a transaction leaves with that, in one round trip, and
 * fails where that is waited for.
 */
class Borrowed implements PostgresPoolClient {
  readonly #take: (queries: readonly Query[]) => Promise<Taken>
  #taken: Promise<Taken> | undefined
  #opening: Query[] = []

  constructor(take: (queries: readonly Query[]) => Promise<Taken>) {
    this.#take = take
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are read at once, and not by a cursor.')
    const isEnd = endsTransaction(text)
    // What is set for a transaction ends with it.
    const queries = [...(isEnd ? [] : this.#opening), { text, parameters }]
    const isOpening = opensTransaction(text)
    this.#opening = isOpening ? queries : []
    return isOpening || (isEnd && !this.#taken) ? Promise.resolve(NOTHING) : this.#run(queries)
  }

  release(destroy?: boolean): void {
    // Where none could be taken, nothing is given back; who asked has heard of it.
    this.#taken?.then(
      (taken) => taken.release(destroy),
      () => undefined,
    )
  }

  async #run(queries: readonly Query[]): Promise<unknown> {
    this.#taken ??= this.#take(queries)
    const taken = await this.#taken
    return taken.run(queries)
  }
}

export interface PoolOptions {
  max: number
  /** The role of all queries, whose statements have a limit in time; absent: the login itself, whose migrations take as long as they take. */
  role?: string
  /** Statements for sessions of the role, beside what every session has. */
  session?: readonly string[]
  /** Waited for before a connection is taken: whether the statements to come may have one. Gives what is called when it is given back. */
  admit?: (statements: readonly string[]) => Promise<() => void>
  /** How long a connection with a role may be silent under a statement. */
  silenceMs?: number
}

/**
 * Connections of node-postgres for Kysely. What fails because the database is away fails with a
 * `DatabaseUnavailableError` and leaves no broken connection behind: whoever comes next opens another.
 */
export class ConnectionPool implements PostgresPool {
  readonly options = {}
  readonly #pool: Pool
  readonly #clients = new Set<Client>()
  readonly #broken = new WeakSet<Client>()
  readonly #names = new StatementNames()
  readonly #silenceMs: number | undefined
  readonly #admit: PoolOptions['admit']
  #entering = 0

  constructor(url: string, { max, role, session = [], admit, silenceMs = SILENCE_MS }: PoolOptions) {
    this.#admit = admit
    this.#silenceMs = role === undefined ? undefined : silenceMs
    this.#pool = new Pool({
      ...connectionTo(url),
      pipeline: true,
      max,
      idleTimeoutMillis: IDLE_MS,
      ...(role !== undefined && {
        onConnect: (client) => client instanceof Client && this.#send(client, { text: [formatSession(role), ...session].join('; ') }),
      }),
    })
    // Without a listener the end of a connection would be the end of the process: of one in use, and of one that is idle.
    this.#pool.on('connect', (client) => {
      this.#clients.add(client)
      client.on('error', () => this.#broken.add(client))
    })
    this.#pool.on('error', () => undefined)
    this.#pool.on('remove', (client) => this.#clients.delete(client))
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Borrowed((queries) => this.#take(queries))
  }

  use(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount + this.#entering }
  }

  /** Statements that still run have a moment to end; after it they fail. */
  async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of this.#clients) this.#cutOff(client)
    }, CLOSE_MS)
    await this.#pool.end().finally(() => clearTimeout(timer))
  }

  async #enter(queries: readonly Query[]): Promise<(() => void) | undefined> {
    this.#entering += 1
    try {
      return await this.#admit?.(queries.map(({ text }) => text))
    } finally {
      this.#entering -= 1
    }
  }

  async #take(queries: readonly Query[]): Promise<Taken> {
    const leave = await this.#enter(queries)
    try {
      const client = await this.#borrow()
      const release = (destroy?: boolean) => {
        this.#giveBack(client, destroy)
        leave?.()
      }
      return { run: (given) => this.#runAll(client, given), release }
    } catch (error) {
      leave?.()
      throw error
    }
  }

  async #borrow(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw new DatabaseUnavailableError(error)
    }
  }

  #giveBack(client: PoolClient, destroy = false): void {
    client.release(destroy || this.#broken.has(client))
  }

  /** Sends all at once, and gives the answer of the last. */
  async #runAll(client: Client, queries: readonly Query[]): Promise<unknown> {
    const { stream } = client.connection
    stream.cork()
    const answers = queries.map((query) => this.#run(client, query))
    stream.uncork()
    return (await Promise.all(answers)).at(-1)
  }

  /** A plan that a newer process has made stale gets another name: the transaction runs again (retry.ts), and so does a statement without one. */
  async #run(client: Client, { text, parameters }: Query): Promise<unknown> {
    if (parameters.length === 0) return this.#send(client, { text })
    const query = { text, values: [...parameters], name: this.#names.find(text) }
    try {
      return await this.#send(client, query)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names.forget(text)
      if (client.getTransactionStatus() === 'I') return this.#send(client, { ...query, name: undefined })
      throw error
    }
  }

  async #send(client: Client, query: QueryConfig) {
    const timer = this.#silenceMs === undefined ? undefined : setTimeout(() => this.#cutOff(client), this.#silenceMs)
    try {
      return await client.query(query)
    } catch (error) {
      if (saysAway(error)) this.#broken.add(client)
      throw this.#broken.has(client) ? new DatabaseUnavailableError(error) : error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends a connection whose statement runs, at once. */
  #cutOff(client: Client): void {
    this.#broken.add(client)
    client.connection.stream.destroy()
  }
}
