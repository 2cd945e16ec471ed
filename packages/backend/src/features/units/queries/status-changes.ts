import { UnitStatusChange, type UnitStatusChangeQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../../entities/list-rows.ts'
import { selectCreatedBy } from '../../../platform/db/created-by.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { IdSource } from '../../../platform/ids.ts'

const LIST = 'unit_status_change_list'
const Changes = z.array(UnitStatusChange)

/** Who gives a status, and when; `interactionId`: what was recorded by the run that gives it. Nobody where a visitor's run does. */
export interface GivingStatus {
  ids: IdSource
  now: Date
  accountId: string | null
  interactionId?: string
}

/** Gives units a status, and keeps what it was of those that had another: one statement, however many they are. */
export const giveStatus = async (
  db: ScopedDatabase,
  organizationId: number,
  itemIds: readonly string[],
  status: number | null,
  { ids, now, accountId, interactionId }: GivingStatus,
): Promise<void> => {
  // Held before they are read, so that of two changes the later one says what the other has left.
  await sql`with before as (
      select id, status from units where organization_id = ${organizationId} and id = any(${itemIds}::uuid[])
        and status is distinct from ${status}::integer order by id for no key update),
    changed as (
      update units set status = ${status}::integer from before where units.organization_id = ${organizationId} and units.id = before.id
      returning units.id, before.status)
    insert into unit_status_changes (organization_id, id, unit_id, "from", "to", interaction_id, created_at, created_by_id)
    select ${organizationId}, change.id, changed.id, changed.status, ${status}::integer, ${interactionId ?? null}::uuid, ${now}::timestamptz,
      ${accountId}::uuid
    from changed join unnest(${itemIds}::uuid[], ${itemIds.map(() => ids())}::uuid[]) change (unit_id, id) on change.unit_id = changed.id`.execute(
    db,
  )
}

export const listStatusChanges = async (
  db: ScopedDatabase,
  organizationId: number,
  itemId: string,
  { search, ...paging }: UnitStatusChangeQuery,
) => {
  const names = [sql`"from" ->> 'name'`, sql`"to" ->> 'name'`, sql`interaction ->> 'name'`, sql`${selectCreatedBy(LIST)} ->> 'name'`]
  const where = [equals('unit_id', itemId), matchesSearch(names, search)]
  const page = await listRows(db, organizationId, { ...paging, from: LIST, fields: Object.keys(UnitStatusChange.shape), where })
  return { ...page, items: Changes.parse(page.items) }
}
