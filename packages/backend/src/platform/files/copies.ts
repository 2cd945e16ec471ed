import { type Kysely, sql } from 'kysely'
import { fileColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'
import { crossing } from '../db/crossing.ts'
import { workForEachOrganization } from '../db/for-each-organization.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import type { IdSource } from '../ids.ts'
import { addressesIn, buildFilePath, makeKey } from './address.ts'
import type { FileRow } from './queries.ts'
import { markKept } from './queries.ts'
import { spool } from './spool.ts'
import type { FileStore } from './store.ts'
import { getBytesKey, getStoreKey } from './sweep.ts'

export interface Receiving {
  organizationId: number
  /** Whose files they are. */
  ownerId: number
  ids: IdSource
  now: Date
}

/** Files that are there, which stay so until the transaction ends. */
const heldFiles = (db: ScopedDatabase, organizationId: number, keys: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .select(fileColumns)
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('state', '=', 'stored')
    .forShare()
    .execute()

/**
 * The same, with files of one's own wherever one of their owner's is named: what they delete later stays here. A copy has an address at once; its
 * bytes are read where they lie until they are copied too, and nobody takes them away before that.
 */
export const withOwnFiles = async <Content>(db: ScopedDatabase, content: Content, receiving: Receiving): Promise<Content> => {
  const { organizationId, ownerId, ids, now } = receiving
  const text = JSON.stringify(content)
  const keys = [...new Set(addressesIn(text).flatMap((address) => (address.organizationId === ownerId ? [address.key] : [])))]
  if (keys.length === 0) return content
  const files = await crossing(db, organizationId)(ownerId, () => heldFiles(db, ownerId, keys))
  if (files.length === 0) return content
  const originals = files.map(({ key }) => buildFilePath({ organizationId: ownerId, key }))
  await db
    .insertInto('files')
    .values(
      files.map((file) => ({
        organization_id: organizationId,
        id: ids(),
        key: makeKey(),
        name: file.name,
        state: 'stored' as const,
        upload_hash: '',
        upload_expires_at: now,
        content_type: file.content_type,
        size: file.size,
        sha256: file.sha256,
        copy_of: buildFilePath({ organizationId: ownerId, key: file.key }),
        bytes_at: getBytesKey(file),
        stored_at: now,
        kept_at: now,
        created_at: now,
        created_by_id: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const copies = await db
    .selectFrom('files')
    .select(['key', 'copy_of'])
    .where('organization_id', '=', organizationId)
    .where('copy_of', 'in', originals)
    .where('state', '=', 'stored')
    .execute()
  const keptKeys = copies.map(({ key }) => key)
  await markKept(db, organizationId, keptKeys, now)
  const ownPath = new Map(copies.map(({ key, copy_of }) => [copy_of, buildFilePath({ organizationId, key })]))
  return JSON.parse(text.replace(/\/files\/\d+\/[\w-]{32}(?![\w-])/g, (path) => ownPath.get(path) ?? path)) as Content
}

const COPIED_AT_ONCE = 100

interface CopyParts {
  db: Kysely<Database>
  store: FileStore
  spoolFolder: string
}

const copyFilesWithin = async (organizationId: number, { db, store, spoolFolder }: CopyParts): Promise<number> => {
  const rows = await withScope(db, { organizationId }, (scoped) =>
    scoped
      .selectFrom('files')
      .select(fileColumns)
      .where('organization_id', '=', organizationId)
      .where('bytes_at', 'is not', null)
      .orderBy('created_at')
      .limit(COPIED_AT_ONCE)
      .execute(),
  )
  let copied = 0
  for (const row of rows) {
    const bytes = row.bytes_at === null ? undefined : await store.get(row.bytes_at)
    if (!bytes) continue
    const spooled = await spool(spoolFolder, bytes)
    await store.put(getStoreKey(row), spooled.path, { type: row.content_type ?? '', sha256: spooled.sha256 }).finally(spooled.drop)
    await withScope(db, { organizationId: row.organization_id }, (scoped) =>
      sql`update files set bytes_at = null where organization_id = ${row.organization_id} and id = ${row.id}`.execute(scoped),
    )
    copied += 1
  }
  return copied
}

/** Gives copies bytes of their own. Many processes may do so at once. Gives how many were copied. */
export const copyBytes = (parts: CopyParts): Promise<number> =>
  workForEachOrganization(parts.db, (organizationId) => copyFilesWithin(organizationId, parts))
