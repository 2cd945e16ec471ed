import { LabelPrint, type LabelPrintQuery } from '@tracemark/api/schemas'
import { type Insertable, sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../list-rows.ts'
import type { Database } from '../schema.ts'
import type { ScopedDatabase } from '../scope.ts'

const VIEW = 'label_print_list'
const FIELDS = Object.keys(LabelPrint.shape)
const Prints = z.array(LabelPrint)

export const listLabelPrints = async (
  db: ScopedDatabase,
  organizationId: number,
  { thingId, batchId, search, ...paging }: LabelPrintQuery,
) => {
  const where = [equals('thing_id', thingId), equals('batch_id', batchId), matchesSearch(['variant_id', 'variant_name'], search)]
  const page = await listRows(db, organizationId, { ...paging, from: VIEW, fields: FIELDS, where })
  return { ...page, items: Prints.parse(page.items) }
}

export const findLabelPrint = async (db: ScopedDatabase, organizationId: number, id: string): Promise<LabelPrint | undefined> => {
  const listing = { from: VIEW, fields: FIELDS, where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 }
  return Prints.parse((await listRows(db, organizationId, listing)).items)[0]
}

/** The units of a variant with numbers from `first` to `last`: how many there are, and the group that all of these numbers belong to. */
export const unitsBetween = async (
  db: ScopedDatabase,
  organizationId: number,
  { batchId, first, last }: { batchId: string; first: number; last: number },
): Promise<{ count: number; groupId: string | null }> => {
  const { rows } = await sql<{ count: number; group_id: string | null }>`select
      (select count(*)::integer from items where organization_id = ${organizationId} and variant_id = ${batchId}
        and sequence_number between ${first} and ${last}) as count,
      (select id from vcode_groups where organization_id = ${organizationId} and variant_id = ${batchId}
        and first_sequence_number <= ${first} and last_sequence_number >= ${last} order by created_at desc limit 1) as group_id`.execute(db)
  const [row] = rows
  return { count: row?.count ?? 0, groupId: row?.group_id ?? null }
}

type Inserted = Insertable<Database['label_prints']>

export const insertLabelPrints = async (db: ScopedDatabase, prints: Inserted | readonly Inserted[]): Promise<void> => {
  await db.insertInto('label_prints').values(prints).execute()
}
