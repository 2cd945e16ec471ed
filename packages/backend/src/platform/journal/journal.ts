import { fdatasync, ftruncateSync, writeSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { journalFileName, journalFiles, syncNames } from './folder.ts'
import { beginLine, type Line, type Statement, writeLine } from './line.ts'

const sync = promisify(fdatasync)

export interface Journal {
  /** Bytes of the current file. */
  readonly size: number
  /** The last entry. */
  readonly last: number
  /** Writes down what a transaction is about to commit. Fails where that can't be written: then it must not be committed. */
  append(statements: Statement[]): void
  /** The transaction of the last entry was not committed after all. */
  undo(): void
  /** Waits until all that has been written is on the disk. Those that wait at once share one turn of the disk. */
  durable(): Promise<void>
  /**
   * Begins a new file, and deletes those before it once `keep` has put the database onto the disk. To be called when no entry is
   * being written. Where `keep` fails, the files before stay, and the new one goes on from them.
   */
  rotate(keep: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Of the files that a journal consists of, the one that is written. */
interface JournalFile {
  path: string
  handle: FileHandle
  after: number
  size: number
  /** Bytes that are on the disk. */
  synced: number
  syncing: Promise<void> | undefined
}

/** The file gets its name when it is on the disk, so that a journal never has a file without its first line. */
const beginFile = async (folder: string, after: number): Promise<JournalFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, journalFileName(after))
  const handle = await open(`${path}.next`, 'w', 0o600)
  try {
    const size = Buffer.byteLength(beginLine(after, 0))
    await handle.write(beginLine(after, size))
    await handle.sync()
    await rename(`${path}.next`, path)
    await syncNames(folder)
    return { path, handle, after, size, synced: size, syncing: undefined }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Begins a journal after an entry that the database on the disk has. Files from before are deleted once `keep` has kept a copy of
 * that database.
 */
export const openJournal = async (folder: string, after: number, keep: () => Promise<void>): Promise<Journal> => {
  let last = after
  let broken: unknown
  const dropOthers = async (current: JournalFile) => {
    for (const path of await journalFiles(folder)) if (path !== current.path) await rm(path)
  }

  let file = await beginFile(folder, last)
  try {
    await keep()
    await dropOthers(file)
  } catch (error) {
    await file.handle.close()
    throw error
  }

  const write = (line: Line): void => {
    if (broken !== undefined) throw new Error('The journal can no longer be written.', { cause: broken })
    const bytes = Buffer.from(writeLine(line))
    const { handle, size } = file
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(handle.fd, bytes, written, bytes.length - written, size + written)
    } catch (error) {
      // Half a line in the middle could not be told from damage.
      ftruncateSync(handle.fd, size)
      throw error
    }
    file.size += bytes.length
  }
  /** Says in the file's first line how much of it must be there. It reaches the disk with what is written next. */
  const markSynced = ({ handle, after, synced }: JournalFile): void => {
    try {
      writeSync(handle.fd, beginLine(after, synced), 0)
    } catch {
      // What is on the disk stays there; the mark says less than it could.
    }
  }
  const syncOnce = async (current: JournalFile): Promise<void> => {
    const upTo = current.size
    try {
      await sync(current.handle.fd)
      current.synced = upTo
      markSynced(current)
    } catch (error) {
      // What the disk has kept after a failure can't be known (PostgreSQL stops here, too).
      broken = error
      throw error
    } finally {
      current.syncing = undefined
    }
  }
  const syncFile = async (current: JournalFile): Promise<void> => {
    const upTo = current.size
    while (current.synced < upTo) {
      current.syncing ??= syncOnce(current)
      await current.syncing
    }
  }
  /** A file that says that another goes on can't be read without it. */
  const endFile = async (current: JournalFile): Promise<void> => {
    try {
      write({ kind: 'next' })
      await syncFile(current)
    } catch {
      // The new file stands: the old one is only less well guarded.
    }
  }

  return {
    get size() {
      return file.size
    },
    get last() {
      return last
    },
    append: (statements) => {
      write({ kind: 'entry', entry: last + 1, at: new Date().toISOString(), statements })
      last += 1
    },
    undo: () => {
      write({ kind: 'undone', entry: last })
      last -= 1
    },
    durable: () => syncFile(file),
    rotate: async (keep) => {
      const old = file
      await syncFile(old)
      const next = await beginFile(folder, last)
      await endFile(old)
      file = next
      await old.handle.close()
      await keep()
      await dropOthers(next)
    },
    close: () => file.handle.close(),
  }
}
