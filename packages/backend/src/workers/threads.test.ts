import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLinesOf } from '../exports/csv.ts'
import type { Report } from '../exports/pdf/content.ts'
import { exportedInteraction, PUBLIC_URL } from '../testing/exported-interaction.ts'
import { createThreads } from './threads.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-threads-'))
})
afterAll(() => rm(folder, { recursive: true }))

const report: Report = {
  organization: 'Sierra Alta',
  filters: { occurred: {}, received: {}, isMine: false },
  language: 'en',
  timeZone: 'UTC',
  publicUrl: PUBLIC_URL,
  madeAt: new Date(0),
  interactions: [],
}

const sent = async (name: string, bytes: Buffer) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { folder, path, name }
}

test('a thread makes a PDF, formats records, and says what a file is', async () => {
  const threads = createThreads()
  expect(Buffer.from(await threads.run('pdf', report)).toString('latin1', 0, 5)).toBe('%PDF-')
  const portion = { interactions: [exportedInteraction], publicUrl: PUBLIC_URL }
  expect(await threads.run('csv', portion)).toEqual(new Uint8Array(csvLinesOf(portion)))
  const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  expect(await threads.run('inspectFile', await sent('picture', picture))).toEqual({ contentType: 'image/jpeg' })
})

test('a file is written once more without what the camera wrote', async () => {
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
  const taken = await picture
    .withExif({ IFD0: { Copyright: 'Who took it' } })
    .jpeg()
    .toBuffer()
  const { contentType, clean } = await createThreads().run('inspectFile', await sent('taken', taken))
  expect([contentType, Object.keys(clean ?? {})]).toEqual(['image/jpeg', ['path', 'size', 'sha256']])
  expect(await readdir(folder)).toContain(clean?.path.slice(folder.length + 1))
})

test('what a job refuses comes back with its code and its reason', async () => {
  const damaged = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .avif()
    .toBuffer()
  await expect(createThreads().run('inspectFile', await sent('damaged', damaged.subarray(0, -20)))).rejects.toMatchObject({
    code: 'invalid_content',
    detail: expect.stringContaining('Send it again, or as JPEG or MP4.'),
  })
})

test('a job that takes more time than one may is refused by a code', async () => {
  const threads = createThreads({ milliseconds: 1 })
  await expect(threads.run('pdf', report)).rejects.toMatchObject({ name: 'ProblemError', code: 'export_too_large' })
})

test('a job that takes more memory than one may is refused by a code, and the next one is done', async () => {
  const threads = createThreads({ memoryMb: 32 })
  const answers = Array.from({ length: 200_000 }, () => ({ widgetId: 'w', label: 'Question', value: 'Answer' }))
  const tooLarge = threads.run('pdf', { ...report, interactions: [{ ...exportedInteraction, answers }] })
  await expect(tooLarge).rejects.toMatchObject({ name: 'ProblemError', code: 'export_too_large' })
  expect(await threads.run('inspectFile', await sent('text', Buffer.from('text')))).toEqual({ contentType: 'text/plain' })
})

test('portions of files wait for their turn, however many there are, and for no other job', async () => {
  const threads = createThreads()
  const file = await sent('text', Buffer.from('text'))
  const portion = { interactions: [exportedInteraction], publicUrl: PUBLIC_URL }
  const others = Array.from({ length: 102 }, () => threads.run('inspectFile', file))
  const portions = await Promise.all(Array.from({ length: 200 }, () => threads.run('csv', portion)))
  expect(new Set(portions.map((bytes) => Buffer.from(bytes).toString()))).toEqual(new Set([Buffer.from(csvLinesOf(portion)).toString()]))
  await Promise.all(others)
})

test('jobs beyond those that may wait are told to come back', async () => {
  const threads = createThreads()
  const file = await sent('text', Buffer.from('text'))
  const answers = await Promise.allSettled(Array.from({ length: 110 }, () => threads.run('inspectFile', file)))
  const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.contentType : answer.reason.code))
  expect(
    Map.groupBy(codes, (code) => code)
      .keys()
      .toArray(),
  ).toEqual(['text/plain', 'rate_limited'])
})
