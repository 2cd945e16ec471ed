import { hash } from 'node:crypto'
import type { TaskConfig } from '@tracemark/api/schemas'
import { json } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

/** Keeps a form once, however many interactions were recorded with it. Gives its id. */
export const keepForm = async (db: ScopedDatabase, organizationId: number, config: TaskConfig): Promise<string> => {
  const id = hash('sha256', JSON.stringify(config)).replace(UUID_PARTS, '$1-$2-$3-$4-$5')
  await db
    .insertInto('interaction_forms')
    .values({ organization_id: organizationId, id, config: json(config) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
