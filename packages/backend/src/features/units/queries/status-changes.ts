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

/** A statement takes at most 65,535 parameters. */
const CHANGES_AT_ONCE = 5_000

/** Gives units a status, and keeps what it was of those that had another. */
export const giveStatus = async (
  db: ScopedDatabase,
  organizationId: number,
  itemIds: readonly string[],
  status: number | null,
  { ids, now, accountId, interactionId }: GivingStatus,
): Promise<void> => {
  // Held before they are read, so that of two changes the later one says what the other has left.
  const { rows } = await sql<{ id: string; status: number | null }>`select id, status from units where organization_id = ${organizationId}
    and id = any(${itemIds}::uuid[]) and status is distinct from ${status}::integer order by id for no key update`.execute(db)
  if (rows.length === 0) return
  await sql`update units set status = ${status}::integer where organization_id = ${organizationId}
    and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  for (let start = 0; start < rows.length; start += CHANGES_AT_ONCE) {
    const changes = rows
      .slice(start, start + CHANGES_AT_ONCE)
      .map(
        (unit) =>
          sql`(${organizationId}, ${ids()}, ${unit.id}, ${unit.status}::integer, ${status}::integer, ${interactionId ?? null}::uuid, ${now}, ${accountId}::uuid)`,
      )
    await sql`insert into unit_status_changes (organization_id, id, unit_id, "from", "to", interaction_id, created_at, created_by_id)
      values ${sql.join(changes)}`.execute(db)
  }
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
