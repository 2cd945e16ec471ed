import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'

/** No longer run for their assets. What has begun with them is ended all the same. Answers the ids that are there, in the order given. */
export const removeTaskAssets = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  now: Date,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`update task_assets set removed_at = ${now}
    where organization_id = ${organizationId} and id in (${sql.join(ids)}) and removed_at is null returning id`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => found.has(id))
}

export const removeTasksOfAssets = async (
  db: ScopedDatabase,
  organizationId: number,
  thingIds: readonly string[],
  taskIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (taskIds.length === 0 || thingIds.length === 0) return
  await sql`update task_assets set removed_at = ${now} where organization_id = ${organizationId}
    and asset_id in (${sql.join(thingIds)}) and task_id in (${sql.join(taskIds)}) and removed_at is null`.execute(db)
}

const PAIRS_AT_ONCE = 1000

/**
 * Every task for every asset, behind those that it has; who has it already keeps it as it is. A task or asset that is not
 * there breaks a reference. Answers the ids of the links that were made.
 */
export const assignTasks = async (
  db: ScopedDatabase,
  organizationId: number,
  thingIds: readonly string[],
  taskIds: readonly string[],
  made: { ids: IdSource; createdAt: string; createdById: string },
): Promise<string[]> => {
  const pairs = [...new Set(thingIds)].flatMap((thingId) => [...new Set(taskIds)].map((taskId, place) => ({ thingId, taskId, place })))
  const links: string[] = []
  for (let start = 0; start < pairs.length; start += PAIRS_AT_ONCE) {
    const values = sql.join(
      pairs
        .slice(start, start + PAIRS_AT_ONCE)
        .map(({ thingId, taskId, place }) => sql`(${made.ids()}::uuid, ${thingId}::uuid, ${taskId}::uuid, ${place}::integer)`),
    )
    const { rows } = await sql<{
      id: string
    }>`insert into task_assets (organization_id, id, asset_id, task_id, "order", created_at, created_by_id)
      select ${organizationId}::integer, added.id, added.asset_id, added.task_id, added.place +
        (select coalesce(max(link."order") + 1, 0) from task_assets link
          where link.organization_id = ${organizationId} and link.asset_id = added.asset_id and link.removed_at is null),
        ${made.createdAt}::timestamptz, ${made.createdById}::uuid
      from (values ${values}) as added (id, asset_id, task_id, place)
      on conflict (organization_id, asset_id, task_id) where removed_at is null do nothing returning id`.execute(db)
    links.push(...rows.map(({ id }) => id))
  }
  return links
}

/** Links that were removed before anything began with them: they keep nothing, and would keep their task. */
export const forgetUnusedLinks = async (db: ScopedDatabase, organizationId: number, taskId: string): Promise<void> => {
  await sql`delete from task_assets link where organization_id = ${organizationId} and task_id = ${taskId} and removed_at is not null
    and not exists (select 1 from task_runs run where run.organization_id = ${organizationId} and run.task_asset_id = link.id)`.execute(db)
}

/** Those of these status values that the organization does not have. */
export const unknownStatuses = async (db: ScopedDatabase, organizationId: number, values: readonly number[]): Promise<number[]> => {
  if (values.length === 0) return []
  const rows = await db.selectFrom('unit_statuses').select('value').where('organization_id', '=', organizationId).execute()
  const known = new Set(rows.map(({ value }) => value))
  return values.filter((value) => !known.has(value))
}

/** The task at its thing, for this unit of it. */
export const findTaskAsset = async (
  db: ScopedDatabase,
  organizationId: number,
  taskThingId: string,
  itemId: string | undefined,
): Promise<{ isRemoved: boolean; expiration: Date | undefined; taskLibraryId: string | null } | undefined> => {
  const row = await db
    .selectFrom('task_assets as link')
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.organization_id', '=', 'link.organization_id').onRef('task.id', '=', 'link.task_id'),
    )
    .$if(itemId !== undefined, (select) =>
      select.innerJoin('units as item', (join) =>
        join
          .onRef('item.organization_id', '=', 'link.organization_id')
          .onRef('item.asset_id', '=', 'link.asset_id')
          .on('item.id', '=', itemId ?? ''),
      ),
    )
    .select(['link.removed_at', 'link.expiration', 'task.task_library_id'])
    .where('link.organization_id', '=', organizationId)
    .where('link.id', '=', taskThingId)
    .executeTakeFirst()
  return row && { isRemoved: row.removed_at !== null, expiration: row.expiration ?? undefined, taskLibraryId: row.task_library_id }
}
