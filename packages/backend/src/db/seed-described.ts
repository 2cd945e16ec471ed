import type { DemoData } from '@tracemark/api/demo'
import { sql } from 'kysely'
import { json } from './json.ts'
import type { ScopedDatabase } from './scope.ts'
import { createStore } from './store.ts'

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
  ['ownAttributes', 'own_attributes'],
] as const

const link = async (db: ScopedDatabase, organizationId: number, thingId: string, table: string, column: string, ids: readonly string[]) => {
  for (const [order, id] of ids.entries())
    await sql`insert into ${sql.table(table)} (organization_id, thing_id, ${sql.ref(column)}, "order")
      values (${organizationId}, ${thingId}, ${id}, ${order})`.execute(db)
}

/** Categories, templates, support profiles and documents of one organization, and the assets that have them. */
export const seedDescribed = async (db: ScopedDatabase, data: DemoData, organizationId: number): Promise<void> => {
  for (const [kind, table] of kinds)
    for (const { organizationId: owner, ...row } of data[kind]) {
      if (owner !== organizationId) continue
      await createStore({ table, fields: Object.keys(row), searched: [] }).insert(db, organizationId, row)
    }
  for (const detail of data.thingDetails.filter((row) => row.organizationId === organizationId)) {
    const { thingId, categoryId, templateId, certifications, images, supportProfileIds, documentIds } = detail
    await sql`update things set category_id = ${categoryId}, template_id = ${templateId}, certifications = ${json(certifications)}, images = ${json(images)}
      where organization_id = ${organizationId} and id = ${thingId}`.execute(db)
    await link(db, organizationId, thingId, 'thing_support_profiles', 'support_profile_id', supportProfileIds)
    await link(db, organizationId, thingId, 'thing_documents', 'document_id', documentIds)
  }
}
