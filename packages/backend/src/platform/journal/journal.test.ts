import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutJournal } from './cut-journal.ts'
import { openJournal } from './journal.ts'
import { writeLine } from './line.ts'
import { DamagedJournalError, JournalError, readJournal } from './read-journal.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-journal-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const entries = async () => {
  const found: [number, unknown][] = []
  for await (const line of readJournal(folder)) if (line.kind === 'entry') found.push([line.entry, line.statements[0]?.[0]])
  return found
}
const keepNothing = async () => undefined
const keepFails = async () => {
  throw new Error('no room')
}

/** A journal after entry 7 with these, left as by a process that was killed. */
const written = async (...statements: string[]): Promise<string> => {
  const journal = await openJournal(folder, 7, keepNothing)
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
  const journal = await openJournal(folder, 0, keepNothing)
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
  const journal = await openJournal(folder, 0, keepNothing)
  journal.append([['a', []]])
  await Promise.all([journal.durable(), journal.rotate(keepNothing)])
  journal.append([['b', []]])
  await journal.durable()
  await journal.close()
  expect([await readdir(folder), await entries()]).toEqual([['0000000000000001.log'], [[2, 'b']]])
})

test('a torn last line that nobody was told of is cut off, wherever it was torn', async () => {
  const file = await written('a')
  const { size: start } = await stat(file)
  const line = Buffer.from(writeLine({ kind: 'entry', entry: 9, at: '2026-05-20T15:00:00.000Z', statements: [['b', []]] }))
  for (const torn of [
    line.subarray(0, 1),
    line.subarray(0, 20),
    line.subarray(0, -1),
    Buffer.concat([line.subarray(0, 10), Buffer.alloc(30), Buffer.from('\n')]),
    Buffer.alloc(5000),
  ]) {
    await appendFile(file, torn)
    expect([torn.length, await entries()]).toEqual([torn.length, [[8, 'a']]])
    expect((await stat(file)).size).toBe(start)
  }
})

test('a file from before files said how much of them is on the disk is read', async () => {
  const lines = [
    writeLine({ kind: 'begin', after: 7 }),
    writeLine({ kind: 'entry', entry: 8, at: '2026-05-20T15:00:00.000Z', statements: [['a', []]] }),
  ]
  await writeFile(join(folder, '0000000000000007.log'), lines.join(''))
  expect(await entries()).toEqual([[8, 'a']])
})

test('what people write may hold characters that end lines elsewhere', async () => {
  await written('a\u2028b\u2029c\rd\u0085e\u000bf')
  expect(await entries()).toEqual([[8, 'a\u2028b\u2029c\rd\u0085e\u000bf']])
})

test('a file that could not be followed by a kept database stays, and both are read', async () => {
  const journal = await openJournal(folder, 0, keepNothing)
  journal.append([['a', []]])
  await expect(journal.rotate(keepFails)).rejects.toThrow('no room')
  journal.append([['b', []]])
  await journal.durable()
  await journal.close()
  expect((await readdir(folder)).toSorted()).toEqual(['0000000000000000.log', '0000000000000001.log'])
  expect(await entries()).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
})

/** Two files with four entries, as a process that was killed leaves them when the database could not be kept in between. */
const twoFiles = async (): Promise<string> => {
  const whole = await mkdtemp(join(tmpdir(), 'tracemark-journal-'))
  const journal = await openJournal(whole, 0, keepNothing)
  journal.append([['a', ['\u2028\ufffd']]])
  journal.append([['b', []]])
  await journal.durable()
  await journal.rotate(keepFails).catch(() => undefined)
  journal.append([['x', []]])
  journal.undo()
  journal.append([['c', []]])
  journal.append([['d', ['text']]])
  await journal.durable()
  await journal.close()
  return whole
}
const acknowledged = [
  [1, 'a'],
  [2, 'b'],
  [3, 'c'],
  [4, 'd'],
]

const damages = fc.record({
  file: fc.nat({ max: 1 }),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom('remove', 'zeros', 'change', 'repeat', 'drop lines', 'cut at a line', 'empty', 'delete', 'rename', 'swap'),
})

const damage = async ({ file, from, to, how }: { file: number; from: number; to: number; how: string }): Promise<void> => {
  const paths = ['0000000000000000.log', '0000000000000002.log'].map((name) => join(folder, name))
  const [path, other] = file === 0 ? [paths[0] ?? '', paths[1] ?? ''] : [paths[1] ?? '', paths[0] ?? '']
  const bytes = await readFile(path)
  const [start, end] = [from, to].map((part) => Math.floor(part * bytes.length)).toSorted((one, two) => one - two) as [number, number]
  const lines = bytes.toString('latin1').split(/(?<=\n)/)
  const [first, last] = [from, to].map((part) => Math.floor(part * lines.length)).toSorted((one, two) => one - two) as [number, number]
  const joined = (...parts: Uint8Array[]) => writeFile(path, Buffer.concat(parts))
  if (how === 'remove') return joined(bytes.subarray(0, start), bytes.subarray(end))
  if (how === 'zeros') return joined(bytes.subarray(0, start), Buffer.alloc(end - start), bytes.subarray(end))
  if (how === 'change')
    return joined(
      bytes.subarray(0, start),
      bytes.subarray(start, end).map((byte) => byte ^ 1),
      bytes.subarray(end),
    )
  if (how === 'repeat') return joined(bytes.subarray(0, end), bytes.subarray(start))
  if (how === 'drop lines') return writeFile(path, [...lines.slice(0, first), ...lines.slice(last)].join(''), 'latin1')
  if (how === 'cut at a line') return writeFile(path, lines.slice(0, first).join(''), 'latin1')
  if (how === 'empty') return truncate(path, 0)
  if (how === 'delete') return rm(path)
  if (how === 'rename') return rename(path, join(folder, '0000000000000009.log'))
  await rename(path, `${path}.swap`)
  await rename(other, path)
  return rename(`${path}.swap`, other)
}

/** What the start does with it: a journal that begins after what the database has, which is nothing, leaves a gap. */
const recovered = async () => {
  let position = 0
  const found: [number, unknown][] = []
  for await (const line of readJournal(folder)) {
    if ((line.kind === 'begin' ? line.after : line.entry - 1) > position) throw new JournalError(`gap ${line.file} line ${line.line}`)
    if (line.kind === 'begin') continue
    found.push([line.entry, line.statements[0]?.[0]])
    position = line.entry
  }
  return found
}

test('whatever happens to its bytes, a journal gives all that was acknowledged, or names file and line', async () => {
  const whole = await twoFiles()
  const restore = async () => {
    await rm(folder, { recursive: true, force: true })
    await cp(whole, folder, { recursive: true })
  }
  await fc.assert(
    fc.asyncProperty(damages, async (done) => {
      await restore()
      await damage(done)
      const result = await recovered().catch((error: unknown) => error)
      if (result instanceof JournalError) expect(result.message).toMatch(/000\d\.log.* line \d/)
      else expect(result).toEqual(acknowledged)
    }),
    { numRuns: 400 },
  )
  await rm(whole, { recursive: true })
})

test('any byte that is changed or after which all is gone is noticed', async () => {
  const file = await written('a', 'b')
  const bytes = await readFile(file)
  for (let at = 0; at < bytes.length; at += 1) {
    await writeFile(file, bytes.subarray(0, at))
    await expect(entries(), `cut at ${at}`).rejects.toThrow(DamagedJournalError)
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0x20
    await writeFile(file, changed)
    await expect(entries(), `changed at ${at}`).rejects.toThrow(DamagedJournalError)
  }
})

test.each(['empty', 'zeros'])('a file that is %s is refused in line 1', async (how) => {
  const file = await written('a', 'b', 'c', 'd', 'e')
  await writeFile(file, how === 'empty' ? '' : Buffer.alloc((await stat(file)).size))
  await expect(entries()).rejects.toThrow(new RegExp(`${file} is damaged in line 1`))
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

test('a damaged journal is cut before its first damaged line, and kept beside it as it was', async () => {
  const file = await written('a', 'b', 'c')
  const text = await readFile(file, 'utf8')
  const damaged = text.replace('"b"', '"B"')
  await writeFile(file, damaged)
  expect(await cutJournal(folder)).toEqual([{ file, line: 3 }])
  expect([await entries(), await readFile(`${file}.damaged`, 'utf8')]).toEqual([[[8, 'a']], damaged])
  expect(await cutJournal(folder)).toEqual([])
})

test('a journal whose first file is emptied is cut to what is left, with the files after it', async () => {
  await rm(folder, { recursive: true })
  await cp(await twoFiles(), folder, { recursive: true })
  const [first = '', second = ''] = ['0000000000000000.log', '0000000000000002.log'].map((name) => join(folder, name))
  await truncate(first, 0)
  expect(await cutJournal(folder)).toEqual([{ file: first, line: 1 }])
  expect([await entries(), (await readdir(folder)).toSorted()]).toEqual([
    [],
    [first, `${first}.damaged`, `${second}.damaged`].map((path) => basename(path)),
  ])
})

test('a journal whose next file is missing is cut before the line that names it', async () => {
  await rm(folder, { recursive: true })
  await cp(await twoFiles(), folder, { recursive: true })
  const first = join(folder, '0000000000000000.log')
  await rm(join(folder, '0000000000000002.log'))
  await expect(entries()).rejects.toThrow(/damaged in line 4\. It says that another file goes on/)
  expect([await cutJournal(folder), await entries()]).toEqual([
    [{ file: first, line: 4 }],
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ])
})
