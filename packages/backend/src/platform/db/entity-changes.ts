import type { LastChange } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from './scope.ts'

/** One entity of an organization, by the path that it is read at. */
export interface EntityPlace {
  organizationId: number
  entity: string
}

export interface EntityChange {
  /** What the change made of it. */
  version: string
  at: Date
  byId: string | null
}

/** Holds the entity until the transaction ends: whoever changes it at the same moment waits, and finds it changed. */
export const lockEntity = async (db: ScopedDatabase, { organizationId, entity }: EntityPlace): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`entity ${organizationId} ${entity}`}, 0))`.execute(db)
}

/** Notes who changed the entity last, and when. What left it as it was is no change. */
export const noteEntityChange = async (
  db: ScopedDatabase,
  { organizationId, entity }: EntityPlace,
  { version, at, byId }: EntityChange,
): Promise<void> => {
  await sql`insert into entity_changes (organization_id, entity, version, changed_at, changed_by_id)
    values (${organizationId}, ${entity}, ${version}, ${at}, ${byId})
    on conflict (organization_id, entity) do update
      set version = excluded.version, changed_at = excluded.changed_at, changed_by_id = excluded.changed_by_id
      where entity_changes.version <> excluded.version`.execute(db)
}

export const forgetEntityChange = async (db: ScopedDatabase, { organizationId, entity }: EntityPlace): Promise<void> => {
  await sql`delete from entity_changes where organization_id = ${organizationId} and entity = ${entity}`.execute(db)
}

/** Who made this version of the entity, and whether it was this account; `undefined` where it came about in another way, as by a run. */
export const findEntityChange = async (
  db: ScopedDatabase,
  { organizationId, entity }: EntityPlace,
  version: string,
  accountId: string | null,
): Promise<LastChange | undefined> => {
  const { rows } = await sql<{
    changed_at: Date
    own: boolean | null
    name: string | null
  }>`select change.changed_at, change.changed_by_id = ${accountId} as own,
      coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) as name
    from entity_changes change left join accounts account on account.id = change.changed_by_id
    where change.organization_id = ${organizationId} and change.entity = ${entity} and change.version = ${version}`.execute(db)
  const [change] = rows
  if (!change) return undefined
  return {
    at: change.changed_at.toISOString(),
    ...(change.name !== null && { by: change.name }),
    ...(change.own === true && { own: true }),
  }
}
