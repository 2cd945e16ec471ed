import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { type Clock, systemClock } from './clock.ts'

/** The system's codes, and PostgreSQL's `disk_full`. */
const FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])
const FULL_TEXT = /no space left on device|disk quota exceeded/i
const CAUSES_MAX = 5
/** The file system of the embedded database throws what is no `Error`, with WASI's numbers of a full disk and of a quota. */
const isEmbeddedFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && !(error instanceof Error) && (error.errno === 51 || error.errno === 19)

/** Whether something could not be written because there is no room for it: by its own code or text, or by that of its cause. */
export const isDiskFull = (error: unknown): boolean => {
  if (isEmbeddedFull(error)) return true
  let cause = error
  for (let depth = 0; depth < CAUSES_MAX && cause instanceof Error; depth += 1) {
    if (('code' in cause && FULL_CODES.has(cause.code)) || FULL_TEXT.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}

/** There is no room for what must be written before the server can start. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/** `undefined` where the system does not say. */
export const freeBytes = async (folder: string): Promise<number | undefined> => {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}

export const measureFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  let size = 0
  for (const entry of entries) if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size
  return size
}

/** Whether copies on this file system take no room of their own. */
export const sharesBlocks = async (file: string): Promise<boolean> => {
  const copy = `${file}.${randomUUID()}`
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE_FORCE)
    return true
  } catch {
    return false
  } finally {
    await rm(copy, { force: true })
  }
}

const UNITS = ['kB', 'MB', 'GB', 'TB']

/** `1.5 GB`: for people, rounded up. */
export const inUnits = (bytes: number): string => {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = Math.ceil((bytes / 1000 ** power) * 10) / 10
  return `${value} ${UNITS[power - 1]}`
}

/** What this process knows of the room for what it writes. */
export interface Disk {
  /** Takes note of a failure, where that is one for want of room. */
  noteFailure(error: unknown): void
  noteWritten(): void
  /** Whether something can be written: there is room for one more file, and nothing failed lately for want of room. */
  hasRoom(): Promise<boolean>
}

/** A database elsewhere may be full where this machine is not: then the next write tells, once others are sent here again. */
const REMEMBERED_MS = 30_000

/** Follows the real time, whatever the demo's clock says. */
export const createDisk = (folders: readonly string[], clock: Clock = systemClock): Disk => {
  let failedAt: number | undefined
  return {
    noteFailure: (error) => {
      if (isDiskFull(error)) failedAt = clock.now().getTime()
    },
    noteWritten: () => {
      failedAt = undefined
    },
    hasRoom: async () => {
      if (failedAt !== undefined && clock.now().getTime() - failedAt < REMEMBERED_MS) return false
      for (const folder of folders) if (((await freeBytes(folder)) ?? MAX_UPLOAD_BYTES) < MAX_UPLOAD_BYTES) return false
      return true
    },
  }
}
