import type { StoredFile } from '@tracemark/api/schemas'
import { type Kysely, type Selectable, sql } from 'kysely'
import { fileColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import { buildFilePath, type FileAddress } from './address.ts'

export type FileRow = Selectable<Database['files']>

export interface AwaitedFile extends FileAddress {
  id: string
  name: string
  uploadHash: string
  uploadExpiresAt: Date
  createdAt: Date
  /** Absent for a visitor of a public page. */
  accountId: string | undefined
  /** The run whose token asks; absent for a member. */
  executionId: string | undefined
}

export const insertFile = async (db: ScopedDatabase, file: AwaitedFile): Promise<void> => {
  await db
    .insertInto('files')
    .values({
      organization_id: file.organizationId,
      id: file.id,
      key: file.key,
      name: file.name,
      state: 'awaited',
      upload_hash: file.uploadHash,
      upload_expires_at: file.uploadExpiresAt,
      created_at: file.createdAt,
      created_by_id: file.accountId ?? null,
      task_run_id: file.executionId ?? null,
    })
    .execute()
}

/** A file that is awaited or there. */
export const findFile = (db: ScopedDatabase, { organizationId, key }: FileAddress): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .select(fileColumns)
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where('state', '<>', 'deleted')
    .executeTakeFirst()

/** A file of the organization by its id, or by the word in its address; by both where both are given. Held until the transaction ends. */
export const lockFile = (
  db: ScopedDatabase,
  organizationId: number,
  { id, key }: { id: string | undefined; key: string | undefined },
): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .select(fileColumns)
    .where('organization_id', '=', organizationId)
    .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
    .$if(key !== undefined, (select) => select.where('key', '=', key ?? ''))
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst()

export interface Arrived {
  contentType: string
  /** It ends as its kind does, where that is no longer what was sent. */
  name: string
  size: number
  sha256: string
  at: Date
}

/** Says what is about to be stored, so that a row knows of all bytes there are. False where the file is there already. */
export const markArriving = async (db: ScopedDatabase, row: FileRow, arrived: Arrived): Promise<boolean> => {
  const { contentType, name, size, sha256 } = arrived
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ content_type: contentType, name, size, sha256 })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('state', '=', 'awaited')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Does nothing where other content has arrived meanwhile, or the file was deleted. */
export const markStored = async (db: ScopedDatabase, row: FileRow, { sha256, at }: Pick<Arrived, 'sha256' | 'at'>): Promise<void> => {
  await db
    .updateTable('files')
    .set({ state: 'stored', stored_at: at })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('state', '=', 'awaited')
    .where('sha256', '=', sha256)
    .execute()
}

export const markDeleted = async (db: ScopedDatabase, row: FileRow): Promise<void> => {
  await db
    .updateTable('files')
    .set({ state: 'deleted' })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute()
}

/** Something names these files from now on: they are no orphans. */
export const markKept = async (db: ScopedDatabase, organizationId: number, keys: readonly string[], at: Date): Promise<void> => {
  await db
    .updateTable('files')
    .set({ kept_at: at })
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('kept_at', 'is', null)
    .execute()
}

/** A record has these files from now on: nobody deletes them. */
export const markRecorded = async (db: ScopedDatabase, organizationId: number, keys: readonly string[], at: Date): Promise<void> => {
  if (keys.length === 0) return
  await db
    .updateTable('files')
    .set({ recorded_at: at })
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('recorded_at', 'is', null)
    .execute()
}

/** Which of these are there, and of what type their content is. */
export const storedTypes = async (db: ScopedDatabase, organizationId: number, keys: readonly string[]): Promise<Map<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('files')
    .select(['key', 'content_type'])
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('state', '=', 'stored')
    .execute()
  return new Map(rows.map(({ key, content_type }) => [key, content_type ?? '']))
}

/** As callers see a file that is there. */
export const toStoredFile = (row: FileRow): StoredFile => ({
  id: row.id,
  url: buildFilePath({ organizationId: row.organization_id, key: row.key }),
  name: row.name,
  contentType: row.content_type ?? '',
  size: row.size ?? 0,
})

const SWEPT_AT_ONCE = 100

/** Whether a copy, which another organization has, reads the bytes of a file still. */
const isRead = (db: Kysely<Database>, { organization_id, key, sha256 }: FileRow): Promise<boolean> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const copies = scoped.selectFrom('files').select('id').where('bytes_at', '=', `${organization_id}/${key}.${sha256}`)
    return (await copies.limit(1).executeTakeFirst()) !== undefined
  })

/** Files that were deleted, that never arrived, or that nothing has named since `before`: their bytes are to go, and then their rows. */
export const unwantedFiles = async (db: Kysely<Database>, organizationId: number, before: Date): Promise<FileRow[]> => {
  const found = await withScope(db, { organizationId }, (scoped) =>
    scoped
      .selectFrom('files')
      .select(fileColumns)
      .where('organization_id', '=', organizationId)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'deleted'),
          eb.and([eb('state', '=', 'awaited'), eb('created_at', '<', before)]),
          eb.and([eb('state', '=', 'stored'), eb('kept_at', 'is', null), eb('stored_at', '<', before)]),
        ]),
      )
      .orderBy('created_at')
      .limit(SWEPT_AT_ONCE)
      .execute(),
  )
  const unread: FileRow[] = []
  for (const row of found) if (!(await isRead(db, row))) unread.push(row)
  return unread
}

/** Takes a file that is unwanted still out of reach. False where something has named it meanwhile. */
export const takeUnwanted = (db: Kysely<Database>, row: FileRow): Promise<boolean> =>
  withScope(db, { organizationId: row.organization_id }, async (scoped) => {
    const { numUpdatedRows } = await scoped
      .updateTable('files')
      .set({ state: 'deleted' })
      .where('organization_id', '=', row.organization_id)
      .where('id', '=', row.id)
      .where((eb) => eb.or([eb('state', '<>', 'stored'), eb('kept_at', 'is', null)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

export const deleteRow = (db: Kysely<Database>, row: FileRow): Promise<void> =>
  withScope(db, { organizationId: row.organization_id }, async (scoped) => {
    await sql`delete from files where organization_id = ${row.organization_id} and id = ${row.id}`.execute(scoped)
  })
