import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './store.ts'

/** Names of a folder outlive a failure of the machine when the folder itself is synced. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Files in a folder, each under its key. The spool must lie on the same disk. */
export const createFolderStore = (folder: string): FileStore => ({
  put: async (key, path) => {
    const target = join(folder, key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    await syncFolder(dirname(target))
  },
  get: async (key, range) => {
    const path = join(folder, key)
    const status = await stat(path).catch(() => undefined)
    return status?.isFile() ? (Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>) : undefined
  },
  delete: (key) => rm(join(folder, key), { force: true }),
})
