import { randomBytes } from 'node:crypto'
import { unitChecksum } from '@tracemark/api/rules'
import { VcodeGroup, type VcodeGroupQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../entities/list-rows.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'

const VIEW = 'vcode_group_list'
const FIELDS = Object.keys(VcodeGroup.shape)
const Groups = z.array(VcodeGroup)

export const listVcodeGroups = async (
  db: ScopedDatabase,
  organizationId: number,
  { search, ...asked }: z.infer<typeof VcodeGroupQuery>,
) => {
  const page = await listRows(db, organizationId, {
    ...asked,
    from: VIEW,
    fields: FIELDS,
    where: [matchesSearch(['asset_name', 'variant_id', 'variant_name'], search)],
  })
  return { ...page, items: Groups.parse(page.items) }
}

export const findVcodeGroup = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VcodeGroup | undefined> => {
  const listing = { from: VIEW, fields: FIELDS, where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 }
  return Groups.parse((await listRows(db, organizationId, listing)).items)[0]
}

/** Whether an asset is known by any code of its own. */
export const hasIdentificationCode = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from assets t where t.organization_id = ${organizationId} and t.id = ${thingId}
    and (t.gtin is not null or exists (
      select 1 from identification_codes c where c.organization_id = ${organizationId} and c.asset_id = t.id))`.execute(db)
  return rows.length > 0
}

/**
 * The number that the asset's next unit gets. The asset is held until the transaction ends: whoever makes units at the same
 * moment waits, and what is undone leaves no gap. Numbers of units that were deleted, or are still to be made, are not given again.
 */
export const takeSequence = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<number> => {
  const own = db.selectFrom('assets').select('id').where('organization_id', '=', organizationId).where('id', '=', thingId)
  await own.forNoKeyUpdate().execute()
  const { rows } = await sql<{ next: number }>`select 1 + greatest(0,
      (select max(sequence_number) from units where organization_id = ${organizationId} and asset_id = ${thingId}),
      (select max(g.last_sequence_number) from vcode_groups g join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
        where g.organization_id = ${organizationId} and v.asset_id = ${thingId}))::integer as next`.execute(db)
  return rows[0]?.next ?? 1
}

/**
 * How many units the organization has, those included that are still to be made. Held until the transaction ends: whoever asks at the
 * same moment waits, so that two don't take the same place.
 */
export const takeUnitCount = async (db: ScopedDatabase, organizationId: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`units ${organizationId}`}, 0))`.execute(db)
  const { rows } = await sql<{ total: number }>`select (
      (select coalesce(sum(count), 0) from unit_counts where organization_id = ${organizationId})
      + (select coalesce(sum(size - made_count), 0) from vcode_groups
        where organization_id = ${organizationId} and made_count is not null and cancelled_at is null)
    )::float8 as total`.execute(db)
  return rows[0]?.total ?? 0
}

export interface NewGroup {
  groupId: string
  batchId: string
  size: number
  first: number
  /** Null: "Unknown ID". */
  status: number | null
  createdAt: Date
  createdById: string
}

/** The group has its numbers from now on; its units are still to be made. */
export const insertGroup = async (db: ScopedDatabase, organizationId: number, group: NewGroup): Promise<void> => {
  await db
    .insertInto('vcode_groups')
    .values({
      organization_id: organizationId,
      id: group.groupId,
      variant_id: group.batchId,
      size: group.size,
      made_count: 0,
      first_sequence_number: group.first,
      last_sequence_number: group.first + group.size - 1,
      status: group.status,
      created_at: group.createdAt,
      created_by_id: group.createdById,
    })
    .execute()
}

/** What stands on labels before the number has at least so many digits behind it. */
const DIGITS = 5

/** 128 bits: nobody finds a unit by guessing. */
const UNIQUE_ID_BYTES = 16

interface OpenGroup {
  variantId: string
  thingId: string
  variantCode: string
  size: number
  madeCount: number
  first: number
  status: number | null
  createdAt: Date
  createdById: string | null
  isCancelled: boolean
}

const lockGroup = async (db: ScopedDatabase, organizationId: number, groupId: string): Promise<OpenGroup | undefined> => {
  const { rows } = await sql<OpenGroup>`select g.variant_id as "variantId", v.asset_id as "thingId", v.variant_id as "variantCode", g.size,
      coalesce(g.made_count, g.size) as "madeCount", g.first_sequence_number as first, g.status, g.created_at as "createdAt",
      g.created_by_id as "createdById", g.cancelled_at is not null as "isCancelled"
    from vcode_groups g join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
    where g.organization_id = ${organizationId} and g.id = ${groupId} for no key update of g`.execute(db)
  return rows[0]
}

/** Makes the next units of a group, no more than so many. Gives how many it made: none where all are there, or the rest is cancelled. */
export const makeNextUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  groupId: string,
  { ids, most }: { ids: IdSource; most: number },
): Promise<number> => {
  const group = await lockGroup(db, organizationId, groupId)
  if (!group || group.isCancelled) return 0
  const count = Math.min(most, group.size - group.madeCount)
  if (count === 0) return 0
  const numbers = Array.from({ length: count }, (_, index) => group.first + group.madeCount + index)
  const names = numbers.map((number) => `${group.variantCode}-${String(number).padStart(DIGITS, '0')}`)
  await db
    .insertInto('units')
    .values(
      numbers.map((number, index) => {
        const name = names[index] ?? ''
        return {
          organization_id: organizationId,
          id: ids(),
          asset_id: group.thingId,
          variant_id: group.variantId,
          name,
          sequence_number: number,
          checksum: unitChecksum(name),
          unique_id: randomBytes(UNIQUE_ID_BYTES).toString('hex'),
          status: group.status,
          created_at: group.createdAt,
          created_by_id: group.createdById,
        }
      }),
    )
    .execute()
  const made = group.madeCount + count
  await db
    .updateTable('vcode_groups')
    .set({ made_count: made === group.size ? null : made })
    .where('organization_id', '=', organizationId)
    .where('id', '=', groupId)
    .execute()
  return count
}

/** The units that are there stay, the rest is not made. Nothing changes where all are there, or the rest is cancelled already. */
export const cancelGroup = async (db: ScopedDatabase, organizationId: number, groupId: string, now: Date): Promise<void> => {
  await db
    .updateTable('vcode_groups')
    .set({ cancelled_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', groupId)
    .where('made_count', 'is not', null)
    .where('cancelled_at', 'is', null)
    .execute()
}
