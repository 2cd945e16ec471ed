import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFetchTransport, type Transport } from '@tracemark/api/client'
import { createDemoData, type DemoData } from '@tracemark/api/demo'
import { importJWK, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import { createBackend, type Replacements } from '../backend.ts'
import { readConfig } from '../config.ts'
import { seed } from '../demo/seed.ts'
import type { ExportRunner } from '../features/exports/runner.ts'
import type { Outbox } from '../outbox.ts'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { openEmbedded } from '../platform/db/embedded.ts'
import { loadKeys } from '../platform/identity/keys.ts'
import type { Tokens } from '../platform/identity/tokens.ts'
import { type Log, silentLog } from '../platform/log.ts'
import type { Maintenance } from '../platform/maintenance.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Database } from '../schema/database.ts'
import { listen } from '../server.ts'
import { freePort } from './free-port.ts'
import { TEST_NOW } from './template.ts'
import { openTestDatabase } from './test-database.ts'
import { watchFailures } from './watch-failures.ts'
import { watchStatements } from './watch-statements.ts'

export type DemoPerson = 'owner' | 'member' | 'worker'

const CLIENT_ID = 'tracemark-portal'

/** A backend over the demo data, with a database of its own and the clock at `TEST_NOW`. It takes the portal for built. */
export interface TestApp {
  baseUrl: string
  /** Answers in this process, without a network. */
  fetch: typeof globalThis.fetch
  /** The same, for a client. */
  transport: Transport
  demo: DemoData
  db: Kysely<Database>
  tokens: Tokens
  /** Delivers when it is told to. */
  outbox: Outbox
  /** Makes files when it is told to. */
  exports: ExportRunner
  /** Sweeps when it is told to. */
  maintenance: Maintenance
  /** Where the settings ask for them. */
  metrics: Metrics | undefined
  accountId(person: DemoPerson): string
  /** As the embedded provider signs it. `claims` replaces some of its claims, `header` adds to its header. */
  identityToken(person: DemoPerson, claims?: Record<string, unknown>, header?: { typ?: string }): Promise<string>
  generalToken(person: DemoPerson): Promise<string>
  organizationToken(person: DemoPerson, organizationId?: number): Promise<string>
  /** A task token of the featured task of Sierra Alta. */
  taskToken(person?: DemoPerson): Promise<string>
  stop(): Promise<void>
}

export interface TestOptions extends Replacements {
  /** Environment variables. */
  settings?: Record<string, string>
  /** Nothing is written where absent. */
  log?: Log
  /** Requests may end in a failure of the server: the test provokes it. Elsewhere `stop` fails where one did. */
  mayFail?: boolean
  /** Where the embedded database lies that is opened, and stays. Absent, it is a copy of the template that goes with the app. */
  directory?: string
}

/** The embedded database as the backend opens it, with the demo's rows where it has none. */
const openFolder = async (directory: string): Promise<DatabaseConnection> => {
  const connection = await openEmbedded(directory)
  await seed(connection.db, createDemoData(TEST_NOW))
  return connection
}

const withDatabase = async (
  baseUrl: string,
  { settings = {}, log = silentLog, directory, mayFail = false, ...replacements }: TestOptions = {},
) => {
  const connection = await (directory === undefined ? openTestDatabase() : openFolder(directory))
  const { db } = connection
  const demo = createDemoData(TEST_NOW)
  const dataDirectory = join(tmpdir(), `tracemark-test-${randomUUID()}`)
  const own = { TRACEMARK_PUBLIC_URL: baseUrl, TRACEMARK_NOW: TEST_NOW.toISOString(), TRACEMARK_DATA_DIR: dataDirectory }
  const config = readConfig({ ...own, ...settings }, '/')
  const demoAccounts = demo.accounts.filter(({ canSignIn }) => canSignIn).map(({ email }) => email)
  const failures = watchFailures(log)
  const statements = watchStatements()
  const watched = { ...connection, db: statements.watched(db), beside: statements.watched(connection.beside) }
  const createAgain = () => createBackend(watched, config, demoAccounts, failures.log, { hasPortal: () => true, ...replacements })
  const backend = await createAgain()
  const { provider } = await loadKeys(db)
  const key = await importJWK(provider, 'RS256')

  const account = (person: DemoPerson) => {
    const found = demo.accounts.find(({ email }) => email === `${person}@demo.test`)
    if (!found) throw new TypeError(`The demo data has no ${person}.`)
    return found
  }
  const identityToken: TestApp['identityToken'] = (person, claims = {}, header = {}) => {
    const { id, email, firstName, lastName } = account(person)
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({
      iss: `${baseUrl}/oidc`,
      aud: CLIENT_ID,
      sub: id,
      email,
      email_verified: true,
      given_name: firstName,
      family_name: lastName,
      iat: now,
      exp: now + 600,
      ...claims,
    })
      .setProtectedHeader({ ...header, alg: 'RS256', ...(provider.kid !== undefined && { kid: provider.kid }) })
      .sign(key)
  }
  const { tokens, outbox, exports, maintenance, metrics } = backend
  const helpers = {
    baseUrl,
    demo,
    db,
    tokens,
    outbox,
    exports,
    maintenance,
    metrics,
    identityToken,
    accountId: (person: DemoPerson) => account(person).id,
    generalToken: (person: DemoPerson) => tokens.issue({ kind: 'general', sub: account(person).id, emailVerified: true }),
    organizationToken: (person: DemoPerson, organizationId = 101) =>
      tokens.issue({ kind: 'organization', sub: account(person).id, emailVerified: true, orgId: organizationId }),
    taskToken: (person: DemoPerson = 'worker') => {
      const { organizationId, taskThingId, itemId } = demo.featured
      return tokens.issue({ kind: 'execution', sub: account(person).id, orgId: organizationId, taskThingId, itemId, channel: 'Portal' })
    },
  }
  const close = async () => {
    await connection.close()
    await rm(dataDirectory, { recursive: true, force: true })
    if (!mayFail) failures.assertNone()
    statements.assertBound()
  }
  return { backend, close, helpers, createAgain }
}

/** In this process, for tests of the API. */
export const createTestApp = async (options: TestOptions = {}): Promise<TestApp> => {
  const { backend, close, helpers } = await withDatabase('http://localhost', options)
  const fetch: TestApp['fetch'] = async (input, init) => backend.app.fetch(new Request(input, init))
  return { ...helpers, fetch, transport: createFetchTransport(fetch), stop: close }
}

export interface TestServer extends TestApp {
  /** Ends the server and starts another over the same database, as a new process would. */
  restart(): Promise<void>
}

/** On a free port of this computer, for tests of the provider and of what only a real connection shows. */
export const startTestServer = async (options: TestOptions = {}): Promise<TestServer> => {
  // The address is part of tokens and pages, so the port is taken before they are made.
  const port = await freePort()
  const { backend, close, helpers, createAgain } = await withDatabase(`http://localhost:${port}`, options)
  let server = await listen(backend.listener, port, '127.0.0.1')
  return {
    ...helpers,
    fetch: globalThis.fetch,
    transport: createFetchTransport(),
    restart: async () => {
      await server.close()
      server = await listen((await createAgain()).listener, port, '127.0.0.1')
      // The client still holds connections to the server before: it notices with the first answer, or failure.
      await fetch(`${helpers.baseUrl}/healthz`).catch(() => undefined)
    },
    stop: async () => {
      await server.close()
      await close()
    },
  }
}
