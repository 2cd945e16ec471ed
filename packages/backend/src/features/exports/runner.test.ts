import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCalls } from '@tracemark/api/client'
import type { NewExportJob } from '@tracemark/api/schemas'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { createIdSource } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { limitConcurrency } from '../../platform/workers/limit-concurrency.ts'
import { createThreads } from '../../platform/workers/threads.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { readXlsx } from '../../testing/read-xlsx.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { EXPORT_LEASE_SECONDS } from './leases.ts'
import { createExportRunner, type RunnerParts } from './runner.ts'
import { sweepExports } from './sweep.ts'

const DAY_S = 24 * 60 * 60
const ORGANIZATION = 101

let app: TestApp
const spoolFolder = join(tmpdir(), `tracemark-exports-${randomUUID()}`)
let passed = 0
const clock = { now: () => new Date(TEST_NOW.getTime() + passed * 1000) }
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(async () => {
  await app.stop()
  await rm(spoolFolder, { recursive: true, force: true })
})

/** Bytes by their keys. */
let stored: Map<string, Buffer>
const store: FileStore = {
  put: async (key, path) => void stored.set(key, await readFile(path)),
  get: async (key) => {
    const bytes = stored.get(key)
    return bytes && new Blob([new Uint8Array(bytes)]).stream()
  },
  delete: async (key) => void stored.delete(key),
}
const threads = createThreads()
const inMemory = limitConcurrency({ running: 1, waiting: 8 })
const createRunner = (own: Partial<RunnerParts> = {}, partBytes = 2000) =>
  createExportRunner(
    {
      db: app.db,
      durable: async () => undefined,
      clock,
      ids: createIdSource(clock),
      log: silentLog,
      threads,
      inMemory,
      publicUrl: app.baseUrl,
      store,
      spoolFolder,
      exportsMax: 1e9,
      ...own,
    },
    partBytes,
  )

const member = async () => ({ token: await app.organizationToken('member') })
const calls = () => createCalls(app)
const readNotifications = () =>
  withScope(app.db, { organizationId: ORGANIZATION }, (db) =>
    db
      .selectFrom('notifications')
      .select(['notification_type', 'text', 'url', 'account_id'])
      .where('organization_id', '=', ORGANIZATION)
      .where('notification_type', 'in', ['export_ready', 'export_failed'])
      .orderBy('id', 'desc')
      .execute(),
  )
const create = async (body: z.input<typeof NewExportJob>) => ({
  params: { id: (await calls().exports.create({ body }, await member())).id },
})
const get = async (at: { params: { id: string } }) => calls().exports.get(at, await member())
/** What lies in the store of the app's own folder is none of this one: parts are read here. */
const readParts = (): string => Buffer.concat([...stored.values()]).toString()

beforeEach(async () => {
  stored = new Map()
  await withScope(app.db, { organizationId: ORGANIZATION }, (db) =>
    sql`delete from exports where organization_id = ${ORGANIZATION}`.execute(db),
  )
})

test('the file is the one that would be answered at once, in the order of the list', async () => {
  const query = { format: 'csv', sort: 'thing_asc', classification: ['notice', 'alert'] } as const
  const whole = await (await calls().interactions.export({ params: { org: ORGANIZATION }, body: query }, await member())).text()
  const { items, totalItems } = await calls().interactions.list(
    { params: { org: ORGANIZATION }, query: { sort: 'thing_asc', classification: ['notice', 'alert'], perPage: 100 } },
    await member(),
  )
  const at = await create({ list: 'interactions', query })
  await createRunner().runDue()
  expect(readParts()).toBe(whole.startsWith('\ufeff') ? whole : `\ufeff${whole}`)
  const ids = readParts()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(0, 36))
  expect([ids.slice(0, items.length), ids.length]).toEqual([items.map(({ _id }) => _id), totalItems])
  expect(stored.size).toBeGreaterThan(2)
  expect(await get(at)).toMatchObject({ state: 'done', total: totalItems, done: totalItems, bytes: Buffer.byteLength(readParts()) })
  expect(await readNotifications()).toEqual([
    {
      notification_type: 'export_ready',
      text: 'interactions-2026-05-20.csv',
      url: '/org/sierra-alta/exports',
      account_id: app.accountId('member'),
    },
  ])
})

test('a server that is killed while it writes leaves no row out, and none twice', async () => {
  const whole = await (await calls().interactions.export({ params: { org: ORGANIZATION }, body: { format: 'csv' } }, await member())).text()
  const at = await create({ list: 'interactions', query: { format: 'csv' } })
  for (const part of [1, 3, 4]) {
    let puts = 0
    // It has stored a part, and is gone before it can say so.
    const killed = new Promise<void>((resolve) => {
      const runner = createRunner({
        store: {
          ...store,
          put: async (...parts) => {
            await store.put(...parts)
            puts += 1
            if (puts < part) return
            resolve()
            await new Promise(() => undefined)
          },
        },
      })
      void runner.runDue()
    })
    await killed
    passed += EXPORT_LEASE_SECONDS + 1
  }
  expect(await get(at)).toMatchObject({ state: 'running' })
  await createRunner().runDue()
  expect(readParts()).toBe(`\ufeff${whole.replace(/^\ufeff/, '')}`)
  expect((await get(at)).state).toBe('done')
})

test('a record that is deleted meanwhile is missing, and moves no other', async () => {
  const readIds = (text: string) =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(0, 36))
  const body = { format: 'csv' } as const
  const ids = readIds(await (await calls().interactions.export({ params: { org: ORGANIZATION }, body }, await member())).text())
  const at = await create({ list: 'interactions', query: body })
  const owner = { token: await app.organizationToken('owner') }
  const [early = '', late = ''] = [ids[50], ids[500]]
  let puts = 0
  const runner = createRunner({
    store: {
      ...store,
      put: async (...parts) => {
        await store.put(...parts)
        puts += 1
        if (puts > 1) return
        for (const id of [early, late]) await calls().interactions.delete({ params: { org: ORGANIZATION, id } }, owner)
      },
    },
  })
  await runner.runDue()
  expect(readIds(readParts())).toEqual(ids.filter((id) => id !== late))
  expect(await get(at)).toMatchObject({ state: 'done', total: ids.length, done: ids.length })
})

test('who lost the right to the list gets no file, neither made nor read', async () => {
  const at = await create({ list: 'interactions', query: { format: 'csv' } })
  const done = await create({ list: 'units', query: { format: 'csv' } })
  const setRole = (role: 'member' | 'worker') =>
    withScope(app.db, { organizationId: ORGANIZATION }, (db) =>
      sql`update memberships set access_portal = ${role === 'member'} where organization_id = ${ORGANIZATION} and account_id = ${app.accountId('member')}`.execute(
        db,
      ),
    )
  await createRunner().runDue()
  expect([(await get(at)).state, (await get(done)).state]).toEqual(['done', 'done'])
  const lost = await create({ list: 'interactions', query: { format: 'csv' } })
  await setRole('worker')
  await createRunner().runDue()
  const failed = await get(lost)
  expect([failed.state, failed.failure]).toEqual(['failed', 'permission_denied'])
  await expect(calls().exports.file(at, await member())).rejects.toMatchObject({ code: 'permission_denied' })
  expect((await readNotifications()).filter(({ notification_type }) => notification_type === 'export_failed')).toHaveLength(1)
  await setRole('member')
})

test('one that would take more room than there is ends, and its bytes go', async () => {
  const at = await create({ list: 'interactions', query: { format: 'csv' } })
  await createRunner({ exportsMax: 5000 }).runDue()
  const job = await get(at)
  expect([job.state, job.failure]).toEqual(['failed', 'storage_limit'])
  expect(await sweepExports({ db: app.db, store, clock })).toBe(1)
  expect([stored.size, (await get(at)).state]).toEqual([0, 'failed'])
})

test('what fails is tried again, and given up in the end', async () => {
  const at = await create({ list: 'units', query: { format: 'csv' } })
  const full = createRunner({
    store: { ...store, put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) },
  })
  for (const wait of [0, 1, 5, 60]) {
    passed += wait
    await full.runDue()
    expect((await get(at)).state).toBe('running')
  }
  passed += 600
  await full.runDue()
  expect(await get(at)).toMatchObject({ state: 'failed', failure: 'storage_full' })
})

test('one that is stopped while it is written leaves no bytes', async () => {
  const at = await create({ list: 'interactions', query: { format: 'csv' } })
  let puts = 0
  const runner = createRunner({
    store: {
      ...store,
      put: async (...parts) => {
        await store.put(...parts)
        puts += 1
        if (puts === 2) await calls().exports.cancel(at, await member())
      },
    },
  })
  await runner.runDue()
  expect([(await get(at)).state, stored.size]).toEqual(['cancelled', 1])
  await sweepExports({ db: app.db, store, clock })
  expect(stored.size).toBe(0)
})

test('a file is kept seven days', async () => {
  const at = await create({ list: 'assets', query: { format: 'csv' } })
  await createRunner().runDue()
  passed += 7 * DAY_S - 1
  expect([await sweepExports({ db: app.db, store, clock }), (await get(at)).state]).toEqual([0, 'done'])
  passed += 1
  await expect(get(at)).rejects.toMatchObject({ code: 'not_found' })
  expect([await sweepExports({ db: app.db, store, clock }), stored.size]).toEqual([1, 0])
})

test('more rows than a spreadsheet may have are several in an archive', async () => {
  await withScope(app.db, { organizationId: ORGANIZATION }, (db) =>
    sql`insert into assets (organization_id, id, name, created_at, created_by_id, hidden)
      select 101, gen_random_uuid(), 'Many ' || lpad(number::text, 5, '0'), now(), ${app.accountId('owner')}, true from generate_series(1, 10001) number`.execute(
      db,
    ),
  )
  const at = await create({ list: 'assets', query: { format: 'xlsx', hidden: true, search: 'Many' } })
  // The app reads the file, so it is written where the app reads.
  await app.exports.runDue()
  const archive = unzipSync(new Uint8Array(await (await calls().exports.file(at, await member())).arrayBuffer()))
  const names = Object.keys(archive)
  const rows = Object.values(archive).flatMap((bytes) =>
    readXlsx(bytes)
      .slice(1)
      .map((row) => row[1]?.value),
  )
  expect([names.map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'day')), (await get(at)).fileName?.endsWith('.zip')]).toEqual([
    ['assets-day-1.xlsx', 'assets-day-2.xlsx'],
    true,
  ])
  expect(rows).toEqual(Array.from({ length: 10_001 }, (_, index) => `Many ${String(index + 1).padStart(5, '0')}`))
})
