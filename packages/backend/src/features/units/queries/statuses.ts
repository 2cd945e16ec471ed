import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** What the organization calls this status; `undefined` where it has none with this value. */
export const findStatusName = async (db: ScopedDatabase, organizationId: number, value: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('unit_statuses')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('value', '=', value)
    .executeTakeFirst()
  return row?.name
}
