import { unitChecksum } from '@tracemark/api/rules'
import { VcodeGroup, type VcodeGroupQuery } from '@tracemark/api/schemas'
import { type Insertable, sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows } from '../list-rows.ts'
import type { Database } from '../schema.ts'
import type { ScopedDatabase } from '../scope.ts'

const VIEW = 'vcode_group_list'
const FIELDS = Object.keys(VcodeGroup.shape)
const Groups = z.array(VcodeGroup)

export const listVcodeGroups = async (
  db: ScopedDatabase,
  organizationId: number,
  { thingId, batchId, search: _, ...paging }: z.infer<typeof VcodeGroupQuery>,
) => {
  const page = await listRows(db, organizationId, {
    ...paging,
    from: VIEW,
    fields: FIELDS,
    where: [equals('thing_id', thingId), equals('batch_id', batchId)],
  })
  return { ...page, items: Groups.parse(page.items) }
}

export const findVcodeGroup = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VcodeGroup | undefined> => {
  const listing = { from: VIEW, fields: FIELDS, where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 }
  return Groups.parse((await listRows(db, organizationId, listing)).items)[0]
}

/** Whether an asset is known by any code of its own. */
export const hasIdentificationCode = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from things t where t.organization_id = ${organizationId} and t.id = ${thingId}
    and (t.gtin is not null or exists (
      select 1 from identification_codes c where c.organization_id = t.organization_id and c.thing_id = t.id))`.execute(db)
  return rows.length > 0
}

/**
 * The number that the asset's next unit gets. The asset is held until the transaction ends: whoever makes units at the same
 * moment waits, and what is undone leaves no gap.
 */
export const takeSequence = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<number> => {
  const own = db.selectFrom('things').select('id').where('organization_id', '=', organizationId).where('id', '=', thingId)
  await own.forNoKeyUpdate().execute()
  const { last } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.max('sequence_number').as('last'))
    .where('organization_id', '=', organizationId)
    .where('thing_id', '=', thingId)
    .executeTakeFirstOrThrow()
  // An aggregate over no rows is null, whatever the types say.
  return (last ?? 0) + 1
}

export interface NewUnits {
  groupId: string
  thingId: string
  batchId: string
  /** What stands on labels before the number. */
  variantCode: string
  first: number
  units: readonly { id: string; uniqueId: string }[]
  createdAt: Date
  createdById: string
}

const DIGITS = 5

export const insertUnits = async (db: ScopedDatabase, organizationId: number, group: NewUnits): Promise<void> => {
  const origin = { created_at: group.createdAt, created_by_id: group.createdById }
  await db
    .insertInto('vcode_groups')
    .values({
      organization_id: organizationId,
      id: group.groupId,
      variant_id: group.batchId,
      size: group.units.length,
      first_sequence_number: group.first,
      last_sequence_number: group.first + group.units.length - 1,
      ...origin,
    })
    .execute()
  const rows = group.units.map(({ id, uniqueId }, index): Insertable<Database['items']> => {
    const sequenceNumber = group.first + index
    const name = `${group.variantCode}-${String(sequenceNumber).padStart(DIGITS, '0')}`
    return {
      organization_id: organizationId,
      id,
      thing_id: group.thingId,
      variant_id: group.batchId,
      name,
      sequence_number: sequenceNumber,
      status: null,
      checksum: unitChecksum(name),
      unique_id: uniqueId,
      ...origin,
    }
  })
  await db.insertInto('items').values(rows).execute()
}
