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

/** The bytes of a picture that an entity names; nothing where it names none, or where they are gone. */
export const readPicture =
  ({ fileStore, publicUrl, demoFolder }: Parts) =>
  async (db: ScopedDatabase, url: string | undefined): Promise<Uint8Array | undefined> => {
    if (url === undefined) return undefined
    const [, demo] = DEMO.exec(url) ?? []
    if (demo !== undefined) return readFile(join(demoFolder, demo)).catch(() => undefined)
    const address = readFileAddress(url, publicUrl)
    const row = address && (await findFile(db, address))
    if (row?.state !== 'stored') return undefined
    const bytes = await fileStore.get(getBytesKey(row))
    return bytes && buffer(bytes)
  }
