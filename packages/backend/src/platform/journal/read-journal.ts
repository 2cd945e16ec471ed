import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { journalFileName, journalFiles } from './folder.ts'
import { type Line, readLine } from './line.ts'

/** Where an entry stands, for people. */
export interface Place {
  file: string
  line: number
}

export class JournalError extends Error {
  override readonly name = 'JournalError'
}

/** A file of the journal is not as it was written. */
export class DamagedJournalError extends JournalError {
  readonly place: Place
  constructor(place: Place, why = "What it says from there on can't be trusted.") {
    super(
      `The journal ${place.file} is damaged in line ${place.line}. ${why} Nothing was started. ` +
        'Put back the data folder, with its journal, from a copy; or give up what stands from that line on with the command "journal cut" of the operator.',
    )
    this.place = { file: place.file, line: place.line }
  }
}

export type Begin = Extract<Line, { kind: 'begin' }> & Place
export type Entry = Extract<Line, { kind: 'entry' }> & Place

const LINE_END = 0x0a

/** Lines end with a line feed alone: other characters that end lines may stand in what people write. */
async function* splitLines(file: string): AsyncGenerator<{ bytes: Buffer; isEnded: boolean }> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      yield { bytes: Buffer.concat([...parts, chunk.subarray(start, end)]), isEnded: true }
      parts = []
      start = end + 1
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
  }
  if (parts.length > 0) yield { bytes: Buffer.concat(parts), isEnded: false }
}

const cut = async (file: string, length: number): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.truncate(length)
  await handle.sync().finally(() => handle.close())
}

/**
 * The lines of one file. A last one whose writing never ended, without the end of its line or with parts that were never filled, is cut
 * off: nobody was told that it is kept. The first line says how much of the file was: where that is not whole, the file is damaged.
 */
async function* readLines(file: string): AsyncGenerator<Line & Place> {
  let line = 0
  let length = 0
  let synced = 1
  let torn: Place | undefined
  for await (const { bytes, isEnded } of splitLines(file)) {
    line += 1
    if (torn) throw new DamagedJournalError(torn)
    const read = readLine(bytes.toString())
    if (read && isEnded) {
      if (line === 1 && read.kind === 'begin') synced = Number(read.synced ?? 1)
      length += bytes.length + 1
      yield { ...read, file, line }
    } else if (isEnded && !bytes.includes(0)) throw new DamagedJournalError({ file, line })
    else torn = { file, line }
  }
  if (length < synced) throw new DamagedJournalError(torn ?? { file, line: line + 1 })
  if (torn) await cut(file, length)
}

/**
 * Where each file of a folder's journal begins and every entry that was committed, oldest first, without a gap between them. Fails with a
 * `JournalError` that names file and line.
 */
export async function* readJournal(folder: string): AsyncGenerator<Begin | Entry> {
  let pending: Entry | undefined
  /** The last entry that was committed, and whether another file goes on from there. */
  let last: number | undefined
  let next: Place | undefined
  for (const file of await journalFiles(folder)) {
    next = undefined
    for await (const line of readLines(file)) {
      if (next || (line.line === 1) !== (line.kind === 'begin')) throw new DamagedJournalError(line)
      if (line.kind === 'begin') {
        if (journalFileName(line.after) !== basename(file)) throw new DamagedJournalError(line)
        if (last !== undefined && line.after !== last) throw new DamagedJournalError(line)
        if (pending) yield pending
        pending = undefined
        last = line.after
        yield line
      } else if (line.kind === 'next') next = line
      else if (line.kind === 'undone') {
        if (pending?.entry !== line.entry) throw new DamagedJournalError(line)
        pending = undefined
        last = line.entry - 1
      } else {
        if (line.entry !== (last ?? 0) + 1) throw new DamagedJournalError(line)
        if (pending) yield pending
        pending = line
        last = line.entry
      }
    }
  }
  if (next) throw new DamagedJournalError(next, 'It says that another file goes on from there, and that file is missing.')
  if (pending) yield pending
}
