import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NoRoomError } from '../disk.ts'
import { failureText } from '../start-failure.ts'
import { type Folders, saveBase } from './base.ts'

let directory: string
let folders: Folders
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-base-'))
  folders = {
    database: join(directory, 'pglite'),
    journal: join(directory, 'journal'),
    base: join(directory, 'pglite-base'),
    marker: join(directory, 'open'),
  }
  for (const [folder, size] of [
    [folders.database, 1_500_000],
    [folders.base, 10],
  ] as const) {
    await mkdir(folder)
    await writeFile(join(folder, 'PG_VERSION'), '18')
    await writeFile(join(folder, 'rows'), Buffer.alloc(size))
  }
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const room = (free: number | undefined, isShared = false) => ({ freeBytes: async () => free, sharesBlocks: async () => isShared })
const sizeOfBase = async () => (await readFile(join(folders.base, 'rows'))).length

test('without room for a third copy it is said how much it takes and how much there is, before anything is written', async () => {
  const failure = await saveBase(folders, room(1_000_000)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NoRoomError)
  expect(failureText(failure)).toMatch(
    /^There is no room to copy the database .+: the copy takes 1\.6 MB, and 1 MB are free\. Free that much .+\n$/,
  )
  expect([await sizeOfBase(), (await readdir(directory)).toSorted()]).toEqual([10, ['pglite', 'pglite-base']])
})

test.each([
  ['there is room', room(2_000_000)],
  ['the system does not say', room(undefined)],
  ['copies share their blocks', room(0, true)],
])('the copy is made where %s', async (_, found) => {
  await saveBase(folders, found)
  expect([await sizeOfBase(), (await readdir(directory)).toSorted()]).toEqual([1_500_000, ['pglite', 'pglite-base']])
})
