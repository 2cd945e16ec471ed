import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { journalFiles } from './folder.ts'
import { type Line, readLine } from './line.ts'

export class JournalError extends Error {
  override readonly name = 'JournalError'
}

/** Where an entry stands, for people. */
export interface Place {
  file: string
  line: number
}

export type Entry = Extract<Line, { kind: 'entry' }> & Place

const broken = ({ file, line }: Place): JournalError =>
  new JournalError(
    `The journal ${file} is damaged in line ${line}. What it says from there on can't be trusted, so nothing was started. ` +
      'Put back the data folder, with its journal, from a copy, or keep the file elsewhere and cut it before that line: then what follows is lost.',
  )

/** A write that never ended: without the end of its line, or with parts that were never filled. */
const isTorn = (text: string, isEnded: boolean): boolean => !isEnded || text.includes('\0')

const hasLastEnd = async (file: string): Promise<boolean> => {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    return buffer[0] === 0x0a
  } finally {
    await handle.close()
  }
}

const cut = async (file: string, length: number): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.truncate(length)
  await handle.sync().finally(() => handle.close())
}

/** The lines of one file. A torn last one is cut off: nobody was told that it is kept. */
async function* linesOf(file: string): AsyncGenerator<Line & Place> {
  const isEnded = await hasLastEnd(file)
  let line = 0
  let length = 0
  let damaged: { text: string; at: Place } | undefined
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (damaged) throw broken(damaged.at)
    line += 1
    const read = readLine(text)
    if (read) {
      length += Buffer.byteLength(text) + 1
      yield { ...read, file, line }
    } else damaged = { text, at: { file, line } }
  }
  if (!damaged) return
  if (!isTorn(damaged.text, isEnded)) throw broken(damaged.at)
  await cut(file, length)
}

/** Every entry of a folder's journal that was committed, oldest first. Fails with a `JournalError` that names file and line. */
export async function* readJournal(folder: string): AsyncGenerator<Entry> {
  let pending: Entry | undefined
  for (const file of await journalFiles(folder)) {
    for await (const line of linesOf(file)) {
      if (line.line === 1 && line.kind !== 'begin') throw broken(line)
      if (line.kind === 'undone') {
        if (pending?.entry !== line.entry) throw broken(line)
        pending = undefined
      } else if (line.kind === 'entry') {
        if (pending) yield pending
        pending = line
      }
    }
  }
  if (pending) yield pending
}
