import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCsvLines } from '../../features/interactions/export/csv.ts'
import type { Report } from '../../features/interactions/export/report-content.ts'
import { exportedInteraction, noFilters, PUBLIC_URL } from '../../testing/exported-interaction.ts'
import { createThreads } from './threads.ts'

const OWNER = 101

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-threads-'))
})
afterAll(() => rm(folder, { recursive: true }))

const report: Report = {
  organization: 'Sierra Alta',
  filters: noFilters,
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
  expect(Buffer.from(await threads.run('pdf', OWNER, report)).toString('latin1', 0, 5)).toBe('%PDF-')
  const portion = { interactions: [exportedInteraction], publicUrl: PUBLIC_URL, separator: 'comma' as const }
  expect(await threads.run('csv', OWNER, portion)).toEqual(new Uint8Array(writeCsvLines(portion)))
  const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  expect(await threads.run('inspectFile', OWNER, await sent('picture', picture))).toMatchObject({ contentType: 'image/jpeg' })
})

test('a file is written once more without what the camera wrote', async () => {
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
  const taken = await picture
    .withExif({ IFD0: { Copyright: 'Who took it' } })
    .jpeg()
    .toBuffer()
  const { contentType, clean } = await createThreads().run('inspectFile', OWNER, await sent('taken', taken))
  expect([contentType, Object.keys(clean ?? {})]).toEqual(['image/jpeg', ['path', 'size', 'sha256']])
  expect(await readdir(folder)).toContain(clean?.path.slice(folder.length + 1))
})

test('what a job refuses comes back with its code and its reason', async () => {
  const film = await readFile(new URL('../../testing/films/written.mov', import.meta.url))
  await expect(createThreads().run('inspectFile', OWNER, await sent('damaged', film.subarray(0, -20)))).rejects.toMatchObject({
    code: 'invalid_content',
    detail: expect.stringContaining('Send it again, or as JPEG or MP4.'),
  })
})

test('a job that takes more time than one may is refused by a code', async () => {
  const threads = createThreads({ milliseconds: { pdf: 1 } })
  await expect(threads.run('pdf', OWNER, report)).rejects.toMatchObject({ name: 'ProblemError', code: 'export_too_large' })
})

test('a job that takes more memory than one may is refused by a code, and the next one is done', async () => {
  const threads = createThreads({ memoryMb: 32 })
  const answers = Array.from({ length: 200_000 }, () => ({ widgetId: 'w', label: 'Question', value: 'Answer' }))
  const tooLarge = threads.run('pdf', OWNER, { ...report, interactions: [{ ...exportedInteraction, answers }] })
  await expect(tooLarge).rejects.toMatchObject({ name: 'ProblemError', code: 'export_too_large' })
  expect(await threads.run('inspectFile', OWNER, await sent('text', Buffer.from('text')))).toEqual({
    contentType: 'text/plain',
    name: 'text',
  })
})

/** Groups that show the one before them three times: it ends after an hour, or so. */
const endlessDrawing = (): Buffer => {
  const groups = Array.from({ length: 11 }, (_, index) => `<g id="a${index + 1}">${`<use xlink:href="#a${index}"/>`.repeat(3)}</g>`)
  const shown = `<defs><g id="a0"><path d="M0 0h9v9z"/></g>${groups.join('')}</defs><use xlink:href="#a10"/>`
  const blurred = `<filter id="f">${'<feTurbulence baseFrequency=".01" numOctaves="999"/>'.repeat(200)}</filter>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2000" height="2000">${blurred}<rect width="2000" height="2000" filter="url(#f)"/>${shown}</svg>`,
  )
}

test('a drawing that does not end is ended with its process, and its organization and others go on', async () => {
  const threads = createThreads({ milliseconds: { drawFile: 2000 } })
  const file = await sent('note', Buffer.from('text'))
  const inspected = { contentType: 'text/plain', name: 'note' }
  // The process has started then: what is ended is the drawing itself.
  expect(await threads.run('inspectFile', OWNER, file)).toEqual(inspected)
  const endless = expect(threads.run('drawFile', OWNER, await sent('endless.svg', endlessDrawing()))).rejects.toMatchObject({
    code: 'invalid_content',
    detail: expect.stringContaining('Simplify it, or send it as PNG.'),
  })
  const next = threads.run('inspectFile', OWNER, file)
  const others = [threads.run('inspectFile', 102, file), threads.run('inspectFile', 103, file)]
  expect(await Promise.all(others)).toEqual([inspected, inspected])
  await endless
  expect(await next).toEqual(inspected)
})

test('portions of files wait for their turn, however many there are, and for no other job', async () => {
  const threads = createThreads()
  const file = await sent('text', Buffer.from('text'))
  const portion = { interactions: [exportedInteraction], publicUrl: PUBLIC_URL, separator: 'comma' as const }
  const others = Array.from({ length: 101 }, () => threads.run('inspectFile', OWNER, file))
  const portions = await Promise.all(Array.from({ length: 200 }, () => threads.run('csv', OWNER, portion)))
  expect(new Set(portions.map((bytes) => Buffer.from(bytes).toString()))).toEqual(new Set([Buffer.from(writeCsvLines(portion)).toString()]))
  await Promise.all(others)
})

test('jobs beyond those that may wait are told to come back', async () => {
  const threads = createThreads()
  const file = await sent('text', Buffer.from('text'))
  const answers = await Promise.allSettled(Array.from({ length: 110 }, () => threads.run('inspectFile', OWNER, file)))
  const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.contentType : answer.reason.code))
  expect(
    Map.groupBy(codes, (code) => code)
      .keys()
      .toArray(),
  ).toEqual(['text/plain', 'rate_limited'])
})
