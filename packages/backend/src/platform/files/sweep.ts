import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import type { Clock } from '../clock.ts'
import { workForEachOrganization } from '../db/for-each-organization.ts'
import { deleteRow, type FileRow, takeUnwanted, unwantedFiles } from './queries.ts'
import type { FileStore } from './store.ts'
import { thumbnailKeys } from './thumbnails.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Where the bytes of a file lie: of two that arrive at one address at the same moment, each lies by itself. */
export const getStoreKey = ({ organization_id, key, sha256 }: Pick<FileRow, 'organization_id' | 'key' | 'sha256'>): string =>
  `${organization_id}/${key}.${sha256}`

/** Where they lie now: those of a copy are where its original's are until they are copied. */
export const getBytesKey = (row: Pick<FileRow, 'organization_id' | 'key' | 'sha256' | 'bytes_at'>): string =>
  row.bytes_at ?? getStoreKey(row)

/** Takes away the bytes of a file and of its thumbnails. */
export const deleteBytes = async (store: FileStore, row: FileRow): Promise<void> => {
  const key = getStoreKey(row)
  for (const each of [key, ...thumbnailKeys(key)]) await store.delete(each)
}

interface SweepParts {
  db: Kysely<Database>
  store: FileStore
  clock: Clock
}

const sweepFilesWithin = async (organizationId: number, { db, store, clock }: SweepParts): Promise<number> => {
  const before = new Date(clock.now().getTime() - DAY_MS)
  let swept = 0
  for (const row of await unwantedFiles(db, organizationId, before)) {
    if (row.state !== 'deleted' && !(await takeUnwanted(db, row))) continue
    await deleteBytes(store, row)
    await deleteRow(db, row)
    swept += 1
  }
  return swept
}

/**
 * Takes away what was deleted, what never arrived, and what nothing has named for a day. The row goes last: there are never
 * bytes that no row knows of. Many processes may do so at once. Gives how many files went.
 */
export const sweepFiles = (parts: SweepParts): Promise<number> =>
  workForEachOrganization(parts.db, (organizationId) => sweepFilesWithin(organizationId, parts))
