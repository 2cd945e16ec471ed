import { copyFile, open, readFile, rename } from 'node:fs/promises'
import { journalFiles, readStart, syncNames } from './folder.ts'
import { beginLine } from './line.ts'
import { DamagedJournalError, type Place, readJournal } from './read-journal.ts'

const LINE_END = 0x0a
const keptAs = (file: string): string => `${file}.damaged`

const firstDamage = async (folder: string): Promise<Place | undefined> => {
  try {
    for await (const _entry of readJournal(folder));
    return undefined
  } catch (error) {
    if (error instanceof DamagedJournalError) return error.place
    throw error
  }
}

/** Byte at which a line begins, from line 1. */
const findStart = (bytes: Buffer, line: number): number => {
  let start = 0
  for (let before = 1; before < line; before += 1) {
    const end = bytes.indexOf(LINE_END, start)
    if (end === -1) return bytes.length
    start = end + 1
  }
  return start
}

/** The file as it was before the line, with a first line that says so. */
const writeUpTo = async ({ file, line }: Place): Promise<void> => {
  const bytes = await readFile(file)
  const kept = line === 1 ? Buffer.alloc(0) : bytes.subarray(findStart(bytes, 2), findStart(bytes, line))
  const after = readStart(file)
  const begin = beginLine(after, Buffer.byteLength(beginLine(after, 0)) + kept.length)
  const handle = await open(`${file}.next`, 'w', 0o600)
  try {
    await handle.writeFile(Buffer.concat([Buffer.from(begin), kept]))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await copyFile(file, keptAs(file))
  await rename(`${file}.next`, file)
}

/**
 * Gives up what stands in a damaged journal from its first damaged line on, so that the database opens with what is before. The files stay
 * beside it as they were. Gives the places at which it was cut: none where the journal is whole.
 */
export const cutJournal = async (folder: string): Promise<Place[]> => {
  const places: Place[] = []
  for (;;) {
    const place = await firstDamage(folder)
    if (!place) return places
    const files = await journalFiles(folder)
    for (const file of files.slice(files.indexOf(place.file) + 1)) await rename(file, keptAs(file))
    // A file in which nothing is left is needed where none is before it.
    if (place.line === 1 && files[0] !== place.file) await rename(place.file, keptAs(place.file))
    else await writeUpTo(place)
    await syncNames(folder)
    places.push(place)
  }
}
