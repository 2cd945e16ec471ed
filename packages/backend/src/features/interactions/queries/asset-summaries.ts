import type { AssetTaskSummary, Interaction } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { listInteractions } from './interactions.ts'

type Summary = z.infer<typeof AssetTaskSummary>

const named = (db: ScopedDatabase, table: 'assets' | 'tasks', organizationId: number, id: string) =>
  db.selectFrom(table).select(['id', 'name']).where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst()

export const findAssetTaskSummary = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  { thingId, taskId }: { thingId: string; taskId: string },
): Promise<Summary | undefined> => {
  const thing = await named(db, 'assets', organizationId, thingId)
  const task = await named(db, 'tasks', organizationId, taskId)
  if (!thing || !task) return undefined
  const page = await listInteractions(db, organizationId, accountId, { page: 1, perPage: 1, sort: 'recordDate_desc', thingId, taskId })
  const [latest]: Interaction[] = page.items
  return { thing, task, totalItems: page.totalItems, classifications: page.classifications, ...(latest && { latest }) }
}
