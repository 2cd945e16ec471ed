import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCalls } from '@tracemark/api/client'
import { mayPass } from '@tracemark/api/rules'
import { Problem } from '@tracemark/api/schemas'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { movableClock } from '../testing/movable-clock.ts'
import { createDisk, inUnits, isDiskFull, measureFolder } from './disk.ts'
import type { Environment } from './http/environment.ts'
import { handleFailures } from './http/failures.ts'
import { silentLog } from './log.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.stop()
  app = undefined
})

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code })

test.each<[string, unknown, boolean]>([
  ['a full disk', systemError('ENOSPC'), true],
  ['a quota', systemError('EDQUOT'), true],
  ['PostgreSQL', systemError('53100'), true],
  ['the embedded database', new Error('could not extend file "base/5/16384": No space left on device'), true],
  ['the files of the embedded database', { name: 'ErrnoError', errno: 51 }, true],
  ['other files of it', { name: 'ErrnoError', errno: 2 }, false],
  ['a cause', new Error('The journal can no longer be written.', { cause: systemError('ENOSPC') }), true],
  ['a disk that fails', systemError('EIO'), false],
  ['anything else', new Error('no'), false],
  ['no error', 'ENOSPC', false],
])('%s tells that there is no room, or not', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull)
})

test('a failure for want of room is remembered until something is written, or for half a minute', async () => {
  const clock = movableClock()
  const disk = createDisk([tmpdir(), '/no/such/folder'], clock)
  disk.noteFailure(systemError('EIO'))
  expect(await disk.hasRoom()).toBe(true)
  disk.noteFailure(systemError('ENOSPC'))
  expect(await disk.hasRoom()).toBe(false)
  disk.noteWritten()
  expect(await disk.hasRoom()).toBe(true)
  disk.noteFailure(systemError('ENOSPC'))
  clock.forward(29)
  expect(await disk.hasRoom()).toBe(false)
  clock.forward(1)
  expect(await disk.hasRoom()).toBe(true)
})

test('sizes are summed over a folder, and said in round units', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracemark-size-'))
  try {
    await writeFile(join(folder, 'a'), Buffer.alloc(1500))
    await writeFile(join(folder, 'b'), Buffer.alloc(500))
    expect(await measureFolder(folder)).toBe(2000)
  } finally {
    await rm(folder, { recursive: true })
  }
  expect([0, 1, 2000, 41_234_567, 1_500_000_000, 3e15].map(inUnits)).toEqual(['0 kB', '0.1 kB', '2 kB', '41.3 MB', '1.5 GB', '3000 TB'])
})

test('on a full disk a write is answered 507 with what to do, and the server is not ready until one succeeds', async () => {
  const disk = createDisk([], movableClock())
  const answers = new Hono<Environment>()
  handleFailures(answers, silentLog, disk)
  answers.post('/', () => {
    throw new Error('insert failed', { cause: systemError('ENOSPC') })
  })
  const refused = await answers.request('/', { method: 'POST' })
  expect([refused.status, await refused.json()]).toMatchObject([
    507,
    { code: 'storage_full', title: expect.stringMatching(/try again once/) },
  ])
  app = await createTestApp({ disk })
  const { fetch, baseUrl } = app
  const ready = async () => {
    const answer = await fetch(`${baseUrl}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([503, { status: 'disk full' }])
  await createCalls(app).categories.create({ body: { name: 'Written' } }, { token: await app.organizationToken('owner') })
  expect(await ready()).toEqual([200, { status: 'ready' }])
})

test('a run, and whatever else failed for want of room, is worth sending again', () => {
  expect([mayPass('storage_full'), mayPass('storage_limit'), mayPass('request_too_large')]).toEqual([true, true, false])
  expect(Problem.shape.code.safeParse('storage_full').success).toBe(true)
})
