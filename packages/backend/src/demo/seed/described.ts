import type { DemoData } from '@tracemark/api/demo'
import { sql } from 'kysely'
import { createStore } from '../../entities/store.ts'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

/** Kinds whose columns are their fields, those first that others refer to. */
const kinds = [
  ['templates', 'templates'],
  ['categories', 'categories'],
  ['documents', 'documents'],
  ['collections', 'collections'],
  ['supportProfiles', 'support_profiles'],
  ['components', 'components'],
  ['identificationCodes', 'identification_codes'],
  ['labelPrints', 'label_prints'],
  ['variantChanges', 'variant_changes'],
  ['statusChanges', 'unit_status_changes'],
  ['ownAttributes', 'own_attributes'],
  ['contentTransfers', 'content_transfers'],
] as const

const link = async (db: ScopedDatabase, organizationId: number, thingId: string, table: string, column: string, ids: readonly string[]) => {
  for (const [order, id] of ids.entries())
    await sql`insert into ${sql.table(table)} (organization_id, asset_id, ${sql.ref(column)}, "order")
      values (${organizationId}, ${thingId}, ${id}, ${order})`.execute(db)
}

/** What the organization gives to others, and what is given to it. */
const seedShares = async (db: ScopedDatabase, { shares }: DemoData, organizationId: number): Promise<void> => {
  for (const share of shares) {
    const { id, mode, state, withAssessments, message = null, createdAt, answeredAt, endedAt } = share
    const both = {
      organization_id: organizationId,
      id,
      mode,
      state,
      with_assessments: withAssessments,
      message,
      created_at: new Date(createdAt),
      answered_at: answeredAt === undefined ? null : new Date(answeredAt),
      ended_at: endedAt === undefined ? null : new Date(endedAt),
    }
    if (share.organizationId === organizationId)
      await db
        .insertInto('variant_shares')
        .values({
          ...both,
          batch_id: share.batchId,
          destination_id: share.destinationId,
          destination: json(share.destination),
          created_by_id: share.createdById,
        })
        .execute()
    if (share.destinationId === organizationId)
      await db
        .insertInto('variant_offers')
        .values({
          ...both,
          origin_id: share.organizationId,
          origin: json(share.origin),
          origin_asset_id: share.thingId,
          content: json(share.content),
          assessments: json([]),
          answered_by_id: share.answeredById ?? null,
          batch_id: share.received?.batchId ?? null,
          asset_id: share.received?.thingId ?? null,
          made_asset: share.received !== undefined,
          created_by_id: null,
        })
        .execute()
  }
}

/** Categories, templates, support profiles and documents of one organization, and the assets that have them. */
export const seedDescribed = async (db: ScopedDatabase, data: DemoData, organizationId: number): Promise<void> => {
  for (const [kind, table] of kinds)
    for (const { organizationId: owner, ...row } of data[kind]) {
      if (owner !== organizationId) continue
      await createStore({ table, fields: Object.keys(row), searched: [] }).insert(db, organizationId, row)
    }
  await seedShares(db, data, organizationId)
  for (const detail of data.thingDetails.filter((row) => row.organizationId === organizationId)) {
    const { thingId, categoryId, templateId, certifications, images, metadata, supportProfileIds, documentIds } = detail
    await sql`update assets set category_id = ${categoryId}, template_id = ${templateId}, certifications = ${json(certifications)}, images = ${json(images)},
      metadata = ${json(metadata)}
      where organization_id = ${organizationId} and id = ${thingId}`.execute(db)
    await link(db, organizationId, thingId, 'asset_support_profiles', 'support_profile_id', supportProfileIds)
    await link(db, organizationId, thingId, 'asset_documents', 'document_id', documentIds)
  }
}
