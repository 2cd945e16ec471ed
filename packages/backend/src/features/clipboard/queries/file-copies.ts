import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { buildFilePath } from '../../../platform/files/address.ts'
import type { FileRow } from '../../../platform/files/queries.ts'
import { fileColumns } from '../../../schema/columns.ts'

/** The organization's own copies of these files: the path of each, by the path or address of what it is a copy of. */
export const findCopies = async (db: ScopedDatabase, organizationId: number, sources: readonly string[]): Promise<Map<string, string>> => {
  if (sources.length === 0) return new Map()
  const rows = await db
    .selectFrom('files')
    .select(['key', 'copy_of'])
    .where('organization_id', '=', organizationId)
    .where('copy_of', 'in', sources)
    .where('state', '=', 'stored')
    .execute()
  return new Map(rows.map(({ key, copy_of }) => [copy_of ?? '', buildFilePath({ organizationId, key })]))
}

export interface FetchedFile {
  organizationId: number
  id: string
  key: string
  name: string
  contentType: string
  size: number
  sha256: string
  /** The address that it was fetched from. */
  source: string
  at: Date
}

/** Takes note of a file whose bytes are about to be stored. Nothing where there is a copy already. Once it is there, it is swept where nobody names it. */
export const insertCopy = (db: ScopedDatabase, file: FetchedFile): Promise<FileRow | undefined> =>
  db
    .insertInto('files')
    .values({
      organization_id: file.organizationId,
      id: file.id,
      key: file.key,
      name: file.name,
      state: 'awaited',
      upload_hash: '',
      upload_expires_at: file.at,
      content_type: file.contentType,
      size: file.size,
      sha256: file.sha256,
      copy_of: file.source,
      created_at: file.at,
      created_by_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(fileColumns)
    .executeTakeFirst()
