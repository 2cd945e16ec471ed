import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from './journal.ts'
import { JournalError, readJournal } from './read-journal.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-journal-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const entries = async () => {
  const found: [number, unknown][] = []
  for await (const { entry, statements } of readJournal(folder)) found.push([entry, statements[0]?.[0]])
  return found
}
/** A journal after entry 7 with these, left as by a process that was killed. */
const written = async (...statements: string[]): Promise<string> => {
  const journal = await openJournal(folder, 7)
  for (const statement of statements) journal.append([[statement, []]])
  await journal.durable()
  await journal.close()
  return join(folder, '0000000000000007.log')
}

test('what was written is read in its order', async () => {
  await written('a', 'b', 'c')
  expect(await entries()).toEqual([
    [8, 'a'],
    [9, 'b'],
    [10, 'c'],
  ])
})

test('what was not committed after all is left out, and its number given again', async () => {
  const journal = await openJournal(folder, 0)
  journal.append([['a', []]])
  journal.append([['b', []]])
  journal.undo()
  journal.append([['c', []]])
  await journal.close()
  expect(await entries()).toEqual([
    [1, 'a'],
    [2, 'c'],
  ])
})

test('rotation leaves one file, which begins after the last entry', async () => {
  const journal = await openJournal(folder, 0)
  journal.append([['a', []]])
  await Promise.all([journal.durable(), journal.rotate()])
  journal.append([['b', []]])
  await journal.durable()
  await journal.close()
  expect([await readdir(folder), await entries()]).toEqual([['0000000000000001.log'], [[2, 'b']]])
})

test('a torn last line is cut off, wherever it was torn', async () => {
  const file = await written('a', 'b')
  const whole = await readFile(file)
  const { size } = await stat(file)
  const start = whole.lastIndexOf(0x0a, size - 2) + 1
  for (const length of [start, start + 1, start + 20, size - 2]) {
    await writeFile(file, whole)
    await truncate(file, length)
    expect([length, await entries()]).toEqual([length, [[8, 'a']]])
    expect((await stat(file)).size).toBe(start)
  }
  await writeFile(file, Buffer.concat([whole.subarray(0, start + 10), Buffer.alloc(30), Buffer.from('\n')]))
  expect(await entries()).toEqual([[8, 'a']])
})

test('a file that was torn at its birth is empty', async () => {
  const file = await written()
  await truncate(file, 5)
  expect(await entries()).toEqual([])
  await truncate(file, 0)
  expect(await entries()).toEqual([])
})

test('any other damage is named with its file and line', async () => {
  const file = await written('a', 'b', 'c')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"b"', '"B"'))
  await expect(entries()).rejects.toThrow(new RegExp(`${file} is damaged in line 3`))
  await writeFile(file, text.replace('"c"', '"C"'))
  await expect(entries()).rejects.toThrow(JournalError)
  await writeFile(file, text.split('\n').slice(1).join('\n'))
  await expect(entries()).rejects.toThrow(/damaged in line 1/)
  await writeFile(file, text)
  await appendFile(file, 'nonsense\n')
  await expect(entries()).rejects.toThrow(/damaged in line 5/)
})
