import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { makeFolder } from '../make-folder.ts'
import { brokenBody, ProblemError } from '../problem.ts'

/** Bytes that have arrived as a whole, on the disk. */
export interface Spooled {
  path: string
  size: number
  sha256: string
  /** Takes the file away, where nobody has moved it. */
  drop(): Promise<void>
}

/** Writes bytes to a file of their own while they come. */
export const spoolParts = async (folder: string, parts: AsyncIterable<Uint8Array>): Promise<Spooled> => {
  await makeFolder(folder)
  const path = join(folder, randomUUID())
  const drop = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx')
  try {
    for await (const part of parts) {
      size += part.length
      hash.update(part)
      await file.writeFile(part)
    }
    await file.sync()
  } catch (error) {
    await file.close()
    await drop()
    throw error
  }
  await file.close()
  return { path, size, sha256: hash.digest('hex'), drop }
}

/** The same of a body. One byte too many ends it with `request_too_large`. */
export const spool = (folder: string, body: ReadableStream<Uint8Array> | null): Promise<Spooled> => spoolParts(folder, arriving(body))

async function* arriving(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return
  let size = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw brokenBody(cause)
      })
      if (done) return
      size += value.length
      if (size > MAX_UPLOAD_BYTES)
        throw new ProblemError('request_too_large', { detail: `A file can have up to ${MAX_UPLOAD_BYTES} bytes.` })
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Takes away what a killed process has left half arrived: what is older than any upload takes, or all of it where no other process writes
 * here. Gives how much that was.
 */
export const sweepSpool = async (folder: string, olderThanMs: number = HOUR_MS): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let swept = 0
  for (const name of names) {
    const path = join(folder, name)
    const status = await stat(path).catch(() => undefined)
    if (!status || Date.now() - status.mtimeMs < olderThanMs) continue
    await rm(path, { force: true })
    swept += 1
  }
  return swept
}
