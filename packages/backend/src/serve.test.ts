import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openEmbedded } from './db/embedded.ts'
import { findAccountIdByEmail } from './db/queries/accounts.ts'
import { silentLog } from './log.ts'
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
  const { rows, stop } = await serve({ ...config, port: 0, widgetsPort: 0 }, silentLog)
  await stop()
  const { db, close } = await openEmbedded(directory)
  const owner = await findAccountIdByEmail(db, 'owner@demo.test').finally(close)
  return { labels: rows.map(([label]) => label), accounts: rows.at(-1)?.[1], isSeeded: owner !== undefined }
}

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
    })
  },
  STARTS_MS,
)

test(
  'they get them on request, and everybody else from the start, with the mailbox beside them',
  async () => {
    expect(await started({ ...OWN, TRACEMARK_DEMO: '1' })).toEqual({ labels: ALL, accounts: 'those of https://id.example', isSeeded: true })
    expect(await started({})).toEqual({
      labels: ALL.toSpliced(ALL.indexOf('Accounts'), 0, 'Mailbox', 'Storybook'),
      accounts: 'owner@demo.test, member@demo.test, worker@demo.test (password demo)',
      isSeeded: true,
    })
  },
  STARTS_MS,
)
