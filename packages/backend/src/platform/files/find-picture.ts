import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ScopedDatabase } from '../db/scope.ts'
import { readFileAddress } from './address.ts'
import { findFile } from './queries.ts'
import type { FileStore } from './store.ts'
import { getBytesKey } from './sweep.ts'

/** Pictures that this package brings along; nothing else is below that path. */
const DEMO = /^\/demo\/([\w-]+\.\w+)$/

interface Parts {
  fileStore: FileStore
  publicUrl: string
  demoFolder: string
}

/**
 * Finds a picture that an entity names, and gives what reads its bytes once the transaction is over: a store may take long. Nothing where
 * the entity names none, or where it is gone.
 */
export const findPicture =
  ({ fileStore, publicUrl, demoFolder }: Parts) =>
  async (db: ScopedDatabase, url: string | undefined): Promise<(() => Promise<Uint8Array | undefined>) | undefined> => {
    if (url === undefined) return undefined
    const [, demo] = DEMO.exec(url) ?? []
    if (demo !== undefined) return () => readFile(join(demoFolder, demo)).catch(() => undefined)
    const address = readFileAddress(url, publicUrl)
    const row = address && (await findFile(db, address))
    if (row?.state !== 'stored') return undefined
    return async () => {
      const bytes = await fileStore.get(getBytesKey(row))
      return bytes && buffer(bytes)
    }
  }
