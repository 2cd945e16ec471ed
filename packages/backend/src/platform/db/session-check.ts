import { Client, DatabaseError } from 'pg'
import { CONNECT_MS, connectionTo } from './connection-pool.ts'
import { type DatabaseSetting, DatabaseUnavailableError } from './unavailable.ts'

/** A pooler stands before the database that gives each transaction another session. */
export class SharedSessionsError extends Error {
  override readonly name = 'SharedSessionsError'

  constructor() {
    super(
      'A pooler such as PgBouncer stands before the database and gives each transaction another session. Tracemark keeps settings of its ' +
        'sessions, so calls would fail and changes be lost. Set pool_mode = session there, or name PostgreSQL itself in DATABASE_URL and DATABASE_APP_URL.',
    )
  }
}

export interface Session {
  begin(): Promise<void>
  rollback(): Promise<void>
  /** Which process of the database serves this connection right now. */
  backend(): Promise<unknown>
}

/** A pooler may have as many idle sessions to choose from; whichever end of its list it takes from, the same one comes back by then. */
const ROUNDS = 10

/**
 * Fails where two connections share what should be a session for each. While the first has nothing open, a pooler of transactions gives its
 * session to the second one, or another one to the first.
 */
export const assertOwnSessions = async (first: Session, second: Session): Promise<void> => {
  const own = await first.backend()
  for (let round = 0; round < ROUNDS; round += 1) {
    await second.begin()
    if ((await second.backend()) === own) throw new SharedSessionsError()
    if ((await first.backend()) !== own) throw new SharedSessionsError()
    await second.rollback()
  }
}

/** What a pooler of statements answers to `begin`: a violation of the protocol. */
const NO_TRANSACTIONS = '08P01'

const sessionOn = (client: Client): Session => ({
  begin: async () => {
    await client.query('begin').catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === NO_TRANSACTIONS ? new SharedSessionsError() : error
    })
  },
  rollback: async () => {
    await client.query('rollback')
  },
  backend: async () => (await client.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id,
})

/** Refuses the address of a setting where a pooler shares sessions between connections. */
export const refuseSharedSessions = async (url: string, setting: DatabaseSetting): Promise<void> => {
  // A pooler may let wait who gets no session.
  const options = { ...connectionTo(url), query_timeout: CONNECT_MS }
  const clients: Client[] = []
  try {
    // Opens the files that the address names.
    const [first, second] = [new Client(options), new Client(options)]
    clients.push(first, second)
    // The end of a connection fails the statement that it has; without a listener it would end the process.
    await Promise.all(clients.map((client) => client.on('error', () => undefined).connect()))
    await assertOwnSessions(sessionOn(first), sessionOn(second))
  } catch (error) {
    throw error instanceof SharedSessionsError ? error : new DatabaseUnavailableError(error, setting)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
