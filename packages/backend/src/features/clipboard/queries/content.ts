import type { AssetContent } from '@tracemark/api/rules/clipboard'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { assetStore, findPublicInfo } from '../../assets/queries/assets.ts'

/** What of an asset copied content is compared with. `undefined` where there is none. */
export const findAssetContent = async (db: ScopedDatabase, organizationId: number, id: string): Promise<AssetContent | undefined> => {
  const asset = await assetStore.find(db, organizationId, id)
  const info = asset && (await findPublicInfo(db, organizationId, id))
  if (!info) return undefined
  const { rows } = await sql<{ id: string; name: string; file: string; gdti: string | null }>`select d.id, d.name, d.file, d.gdti
    from asset_documents part join documents d on d.organization_id = part.organization_id and d.id = part.document_id
    where part.organization_id = ${organizationId} and part.asset_id = ${id} order by part."order", d.id`.execute(db)
  return {
    asset,
    page: { journey: info.page.journey, content: info.page.content ?? {} },
    documents: rows.map(({ gdti, ...document }) => ({ ...document, ...(gdti !== null && { gdti }) })),
  }
}

/** The organization's documents that have one of these numbers. */
export const findDocumentsByGdti = async (
  db: ScopedDatabase,
  organizationId: number,
  gdtis: readonly string[],
): Promise<Map<string, string>> => {
  if (gdtis.length === 0) return new Map()
  const { rows } = await sql<{ id: string; gdti: string }>`select id, gdti from documents
    where organization_id = ${organizationId} and gdti in (${sql.join([...gdtis])})`.execute(db)
  return new Map(rows.map(({ id, gdti }) => [gdti, id]))
}
