import { LabelPrint, type LabelPrintQuery } from '@tracemark/api/schemas'
import { type Insertable, sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../entities/list-rows.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Database } from '../../schema/database.ts'

const VIEW = 'label_print_list'
const FIELDS = Object.keys(LabelPrint.shape)
const Prints = z.array(LabelPrint)

export const listLabelPrints = async (db: ScopedDatabase, organizationId: number, { search, ...asked }: LabelPrintQuery) => {
  const where = [matchesSearch(['variant_id', 'variant_name'], search)]
  const page = await listRows(db, organizationId, { ...asked, from: VIEW, fields: FIELDS, where })
  return { ...page, items: Prints.parse(page.items) }
}

export const findLabelPrint = async (db: ScopedDatabase, organizationId: number, id: string): Promise<LabelPrint | undefined> => {
  const listing = { from: VIEW, fields: FIELDS, where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 }
  return Prints.parse((await listRows(db, organizationId, listing)).items)[0]
}

/** Those units of a variant whose numbers are from `first` to `last`. */
interface Between {
  count: number
  /** The lowest and the highest number that they have; what was asked for where there are none. */
  first: number
  last: number
  /** The group that all of these numbers belong to. */
  groupId: string | null
}

export const unitsBetween = async (
  db: ScopedDatabase,
  organizationId: number,
  { batchId, first, last }: { batchId: string; first: number; last: number },
): Promise<Between> => {
  const { rows } = await sql<Between>`with found as (
      select count(*)::integer as count, coalesce(min(sequence_number), ${first}) as first, coalesce(max(sequence_number), ${last}) as last
      from units where organization_id = ${organizationId} and variant_id = ${batchId} and sequence_number between ${first} and ${last})
    select count, first, last,
      (select id from vcode_groups where organization_id = ${organizationId} and variant_id = ${batchId}
        and first_sequence_number <= found.first and last_sequence_number >= found.last order by created_at desc limit 1) as "groupId"
    from found`.execute(db)
  return rows[0] ?? { count: 0, first, last, groupId: null }
}

type Inserted = Insertable<Database['label_prints']>

export const insertLabelPrints = async (db: ScopedDatabase, prints: Inserted | readonly Inserted[]): Promise<void> => {
  await db.insertInto('label_prints').values(prints).execute()
}
