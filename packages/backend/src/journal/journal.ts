import { fdatasync, ftruncateSync, writeSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { journalFileName, journalFiles, syncNames } from './folder.ts'
import { type Line, type Statement, writeLine } from './line.ts'

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
  /** Begins a new file. To be called when the database with its last entry is on the disk, and none is being written. */
  rotate(): Promise<void>
  close(): Promise<void>
}

const beginFile = async (folder: string, after: number): Promise<{ handle: FileHandle; size: number }> => {
  const handle = await open(join(folder, journalFileName(after)), 'w', 0o600)
  const { bytesWritten: size } = await handle.write(writeLine({ kind: 'begin', after }))
  await handle.sync()
  await syncNames(folder)
  return { handle, size }
}

/** Begins a journal after an entry that the database on the disk has. Files from before are no longer needed, and go. */
export const openJournal = async (folder: string, after: number): Promise<Journal> => {
  const begin = async () => {
    const before = await journalFiles(folder)
    const file = await beginFile(folder, last)
    for (const path of before) if (path !== join(folder, journalFileName(last))) await rm(path)
    return file
  }
  let last = after
  let { handle, size } = await begin()
  let synced = size
  let syncing: Promise<void> | undefined
  let broken: unknown

  const write = (line: Line): void => {
    if (broken !== undefined) throw new Error('The journal can no longer be written.', { cause: broken })
    const bytes = Buffer.from(writeLine(line))
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(handle.fd, bytes, written, bytes.length - written, size + written)
    } catch (error) {
      // Half a line in the middle could not be told from damage.
      ftruncateSync(handle.fd, size)
      throw error
    }
    size += bytes.length
  }
  const syncOnce = async (): Promise<void> => {
    const upTo = size
    try {
      await sync(handle.fd)
      synced = upTo
    } catch (error) {
      // What the disk has kept after a failure can't be known (PostgreSQL stops here, too).
      broken = error
      throw error
    } finally {
      syncing = undefined
    }
  }

  return {
    get size() {
      return size
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
    durable: async () => {
      const file = handle
      const upTo = size
      while (file === handle && synced < upTo) {
        syncing ??= syncOnce()
        await syncing
      }
    },
    rotate: async () => {
      await syncing
      const old = handle
      ;({ handle, size } = await begin())
      synced = size
      await old.close()
    },
    close: () => handle.close(),
  }
}
