import { sql } from 'kysely'
import type { ScopedDatabase } from '../platform/db/scope.ts'
import { addressesIn, buildFilePath, makeKey } from '../platform/files/address.ts'
import { type FileRow, markDeleted } from '../platform/files/queries.ts'
import { getBytesKey } from '../platform/files/sweep.ts'
import type { IdSource } from '../platform/ids.ts'
import { fileColumns } from '../schema/columns.ts'

/** What an organization names files in. Records are not among it: what they name stays as it was recorded. */
const NAMING_TABLES = [
  'categories',
  'components',
  'documents',
  'organizations',
  'support_profiles',
  'task_assets',
  'tasks',
  'teams',
  'templates',
  'asset_attributes',
  'assets',
  'value_chain_elements',
  'value_chains',
]

interface Column {
  table: string
  column: string
  type: 'text' | 'jsonb'
}

const namingColumns = async (db: ScopedDatabase): Promise<Column[]> => {
  const { rows } = await sql<Column>`select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = any(${NAMING_TABLES}) and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
      and has_column_privilege(quote_ident(table_name), column_name, 'UPDATE')
    order by table_name, ordinal_position`.execute(db)
  return rows
}

interface Withdrawn {
  row: FileRow
  /** The address before, and the one that takes its place. */
  path: string
  key: string
  newPath: string
}

/** Names each file by its new address wherever it is named. Gives what the columns say that have changed. */
const rename = async (db: ScopedDatabase, organizationId: number, files: readonly Withdrawn[]): Promise<string> => {
  const patterns = files.map(({ path }) => `%${path}%`)
  let texts = ''
  for (const { table, column, type } of await namingColumns(db)) {
    const value = sql`${sql.ref(column)}::text`
    const renamed = files.reduce((text, { path, newPath }) => sql`replace(${text}, ${path}, ${newPath})`, value)
    const owner = sql.ref(table === 'organizations' ? 'id' : 'organization_id')
    const { rows } = await sql<{ text: string }>`update ${sql.table(table)} set ${sql.ref(column)} = (${renamed})::${sql.raw(type)}
      where ${owner} = ${organizationId} and ${value} like any(${patterns}) returning ${value} as text`.execute(db)
    texts += rows.map(({ text }) => text).join(' ')
  }
  return texts
}

/**
 * Takes back the addresses of these files, which visitors may have kept: whoever may still read what names a file is told another one, and a
 * file that nothing names any more goes. The files of records keep theirs.
 */
export const withdrawFiles = async (
  db: ScopedDatabase,
  organizationId: number,
  text: string,
  { ids, now }: { ids: IdSource; now: Date },
): Promise<void> => {
  const keys = [...new Set(addressesIn(text).flatMap((address) => (address.organizationId === organizationId ? [address.key] : [])))]
  if (keys.length === 0) return
  const rows = await db
    .selectFrom('files')
    .select(fileColumns)
    .where('organization_id', '=', organizationId)
    .where('key', 'in', keys)
    .where('state', '=', 'stored')
    .where('recorded_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const files = rows.map((row): Withdrawn => {
    const key = makeKey()
    return { row, path: buildFilePath({ organizationId, key: row.key }), key, newPath: buildFilePath({ organizationId, key }) }
  })
  const texts = await rename(db, organizationId, files)
  for (const { row, key, newPath } of files) {
    await markDeleted(db, row)
    if (!texts.includes(newPath)) continue
    // The bytes stay where they are until they are copied, as those of any copy.
    await db
      .insertInto('files')
      .values({
        organization_id: organizationId,
        id: ids(),
        key,
        name: row.name,
        state: 'stored',
        upload_hash: '',
        upload_expires_at: now,
        content_type: row.content_type,
        size: row.size,
        sha256: row.sha256,
        copy_of: row.copy_of,
        bytes_at: getBytesKey(row),
        stored_at: now,
        kept_at: now,
        created_at: now,
        created_by_id: row.created_by_id,
      })
      .execute()
  }
}
