import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { readConfig } from './config.ts'
import { findAccountIdByEmail } from './features/people/queries/accounts.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { silentLog } from './platform/log.ts'
import { serve } from './serve.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-serve-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** What is printed, and whether the demo's owner is in the database, after a start with these settings. */
const started = async (settings: Record<string, string>) => {
  const config = readConfig({ ...settings, TRACEMARK_DATA_DIR: directory }, '/')
  // Ports that are free.
  const notices: unknown[] = []
  const log = { ...silentLog, notice: (...line: unknown[]) => void notices.push(line) }
  const { rows, stop } = await serve({ ...config, port: 0, widgetsPort: 0 }, log)
  await stop()
  const { db, close } = await openEmbedded(directory)
  const owner = await findAccountIdByEmail(db, 'owner@demo.test').finally(close)
  return { labels: rows.map(([label]) => label), accounts: rows.at(-1)?.[1], isSeeded: owner !== undefined, notices }
}

/** The one line of a start that the log has, with what it says of the database. */
const startLine = (publicUrl: string, database: object) => [
  [
    { version: manifest.version, address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), publicUrl, ...database },
    'The server has started.',
  ],
]
const CREATED = { database: expect.stringMatching(/^created, schema version [1-9]\d*$/) }

const OWN = { OIDC_ISSUER: 'https://id.example' }
const ALL = ['Portal', 'Task', 'Public page', 'Widgets', 'API', 'Accounts']

/** Each start makes a database from nothing. */
const STARTS_MS = 240_000

test(
  'who has a provider of their own gets no demo organizations, no open task link and no foreign site',
  async () => {
    expect(await started(OWN)).toEqual({
      labels: ['Portal', 'API', 'Accounts'],
      accounts: 'those of https://id.example',
      isSeeded: false,
      notices: startLine('http://localhost:8080', CREATED),
    })
  },
  STARTS_MS,
)

test(
  'they get them on request, and everybody else from the start, with the mailbox beside them',
  async () => {
    expect(await started({ ...OWN, TRACEMARK_DEMO: '1' })).toEqual({
      labels: ALL,
      accounts: 'those of https://id.example',
      isSeeded: true,
      notices: startLine('http://localhost:8080', CREATED),
    })
    expect(await started({})).toEqual({
      labels: ALL.toSpliced(ALL.indexOf('Accounts'), 0, 'Mailbox', 'Storybook').toSpliced(
        ALL.indexOf('Public page'),
        0,
        'Form page',
        'Credential',
      ),
      accounts: 'owner@demo.test, member@demo.test, worker@demo.test (password demo)',
      isSeeded: true,
      // The database is up to date since the start before.
      notices: startLine('http://localhost:8080', { migrations: [] }),
    })
  },
  STARTS_MS,
)
