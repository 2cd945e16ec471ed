import { sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'

/** What people hold or have recorded of an asset, and what comes from it: none of that is deleted with it. */
const keeping = [
  ['items', 'thing_id'],
  ['variants', 'thing_id'],
  ['interactions', 'thing_id'],
  ['things', 'inherited_id'],
] as const

/** What an asset has of its own, and goes with it. Its links to support profiles and documents go by themselves. */
const own = ['thing_attributes', 'components', 'identification_codes', 'task_things'] as const

export const isThingUsed = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const found = keeping.map(
    ([table, column]) =>
      sql`exists (select 1 from ${sql.table(table)} where organization_id = ${organizationId} and ${sql.ref(column)} = ${id})`,
  )
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(found, sql` or `)} as used`.execute(db)
  return rows[0]?.used === true
}

/** What still refers to the asset or its tasks, such as a run that has begun, breaks a reference and undoes all of it. */
export const deleteThing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  for (const table of own)
    await sql`delete from ${sql.table(table)} where organization_id = ${organizationId} and thing_id = ${id}`.execute(db)
  for (const table of ['item_counts', 'interaction_counts', 'interaction_months'])
    await sql`delete from ${sql.table(table)} where organization_id = ${organizationId} and thing_id = ${id}`.execute(db)
  await sql`delete from things where organization_id = ${organizationId} and id = ${id}`.execute(db)
}
