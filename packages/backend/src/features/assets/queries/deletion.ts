import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** What an asset has of its own, and goes with it. Its links to support profiles and documents go by themselves. */
const own = ['asset_attributes', 'components', 'identification_codes', 'task_assets'] as const

/** What still refers to the asset or its tasks, such as a run that has begun, breaks a reference and undoes all of it. */
export const deleteAsset = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  for (const table of own)
    await sql`delete from ${sql.table(table)} where organization_id = ${organizationId} and asset_id = ${id}`.execute(db)
  for (const table of ['unit_counts', 'interaction_counts', 'interaction_months'])
    await sql`delete from ${sql.table(table)} where organization_id = ${organizationId} and asset_id = ${id}`.execute(db)
  await sql`update templates set sample_id = null where organization_id = ${organizationId} and sample_id = ${id}`.execute(db)
  await sql`delete from assets where organization_id = ${organizationId} and id = ${id}`.execute(db)
}
