import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../server.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts'
import { isDiskFull } from '../disk.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'
import { spool, sweepSpool } from './spool.ts'
import type { FileStore } from './store.ts'

let folder: string
let s3: FakeS3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-store-'))
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const stores: [string, () => FileStore][] = [
  ['a folder', () => createFolderStore(join(folder, 'files'))],
  ['a bucket', () => createS3Store(s3.settings)],
]

describe.each(stores)('%s', (_name, create) => {
  const put = async (store: FileStore, key: string, text: string) => {
    const spooled = await spool(join(folder, 'arriving'), new Blob([text]).stream())
    await store.put(key, spooled.path, { type: 'text/plain', sha256: spooled.sha256 })
    await spooled.drop()
  }
  const read = async (store: FileStore, key: string, range?: { start: number; end: number }) => {
    const stream = await store.get(key, range)
    return stream && String(await buffer(stream))
  }

  test('gives what it was given, until it is to forget it', async () => {
    const store = create()
    expect(await read(store, '101/none')).toBeUndefined()
    await put(store, '101/one', 'One')
    await put(store, '102/one', 'Another')
    expect([await read(store, '101/one'), await read(store, '102/one')]).toEqual(['One', 'Another'])
    expect(await read(store, '102/one', { start: 2, end: 4 })).toBe('oth')
    await store.delete('101/one')
    await store.delete('101/one')
    expect([await read(store, '101/one'), await read(store, '102/one')]).toEqual([undefined, 'Another'])
    expect(await readdir(join(folder, 'arriving'))).toEqual([])
  })
})

test('a bucket that refuses is an error, with no secret in it', async () => {
  const wrong = createS3Store({ ...s3.settings, secretAccessKey: 'another' })
  await expect(wrong.get('102/one')).rejects.toThrow(/^The store answered 403 to GET\.$/)
})

test.each([
  [507, ''],
  [403, '<Error><Code>QuotaExceeded</Code></Error>'],
  [400, '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>full</Message></Error>'],
])('a store that answers %i %s has no room', async (status, body) => {
  const full = await listen((request, response) => request.resume().on('end', () => response.writeHead(status).end(body)), 0, '127.0.0.1')
  const store = createS3Store({ ...s3.settings, bucketUrl: `http://127.0.0.1:${full.port}/bucket` })
  const { path, sha256, drop } = await spool(join(folder, 'arriving'), new Blob(['One']).stream())
  const failure = await store.put('101/one', path, { type: 'text/plain', sha256 }).catch((error: unknown) => error)
  await drop()
  await full.close()
  expect([isDiskFull(failure), String(failure)]).toEqual([true, `StoreFullError: The store has no room: ${status} to PUT.`])
})

test('what a killed process left half arrived goes at the start: all of it where nobody else writes there, and what is old elsewhere', async () => {
  const arriving = await mkdtemp(join(tmpdir(), 'tracemark-arriving-'))
  await writeFile(join(arriving, 'half'), 'ha')
  expect([await sweepSpool(arriving), await readdir(arriving)]).toEqual([0, ['half']])
  expect([await sweepSpool(arriving, Number.NEGATIVE_INFINITY), await readdir(arriving)]).toEqual([1, []])
  await rm(arriving, { recursive: true })
})

test('with a bucket files are sent, read, made small, deleted and swept as with a folder', async () => {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = s3.settings
  const settings = { S3_BUCKET_URL: bucketUrl, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const app = await createTestApp({ settings })
  s3.objects.clear()
  const { files } = createCalls(app)
  const token = await app.organizationToken('owner')
  const { uploadUrl, url } = await files.create({ body: { name: 'note.txt' } }, { token })
  expect((await app.fetch(uploadUrl, { method: 'PUT', body: 'A note' })).status).toBe(200)
  expect([...s3.objects.values()].map(({ bytes, type }) => [String(bytes), type])).toEqual([['A note', 'text/plain']])
  expect(await (await app.fetch(`${app.baseUrl}${url}`)).text()).toBe('A note')
  await files.delete({ body: { url } }, { token })
  await app.maintenance.run()
  expect(s3.objects.size).toBe(0)
  await app.stop()
})
