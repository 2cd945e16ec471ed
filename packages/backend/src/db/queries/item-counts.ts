import { wordsOf } from '@tracemark/api/rules'
import type { UnitQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'

/** How many units are counted that a search or a range leaves: above, there are more (decision 173). */
const COUNTED_UNITS_MAX = 5000

export interface CountedItems {
  total: number
  /** There are more than `total`. */
  isAtLeast: boolean
}

/** Whether the kept counts answer this question. */
const areKept = ({ search, sequenceFrom, sequenceTo, createdFrom, createdTo }: UnitQuery): boolean =>
  wordsOf(search).length === 0 && [sequenceFrom, sequenceTo, createdFrom, createdTo].every((limit) => limit === undefined)

const keptCount = async (db: ScopedDatabase, organizationId: number, query: UnitQuery): Promise<number> => {
  const { thingId, batchId, status, hidden } = query
  const { total } = await db
    .selectFrom('item_counts')
    .select(sql<number>`coalesce(sum(count), 0)::integer`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('hidden', '=', hidden)
    .$if(thingId !== undefined, (select) => select.where('thing_id', '=', thingId ?? ''))
    .$if(batchId !== undefined, (select) => select.where('variant_id', '=', batchId ?? ''))
    .$if((status?.length ?? 0) > 0, (select) => select.where('status', 'in', status ?? []))
    .executeTakeFirstOrThrow()
  return total
}

/** How many units a list has. `condition`: the same of the table, for what no count is kept of. */
export const countItems = async (
  db: ScopedDatabase,
  organizationId: number,
  query: UnitQuery,
  condition: RawBuilder<unknown>,
): Promise<CountedItems> => {
  if (areKept(query)) return { total: await keptCount(db, organizationId, query), isAtLeast: false }
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total
    from (select from items where ${condition} limit ${COUNTED_UNITS_MAX + 1}) counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, COUNTED_UNITS_MAX), isAtLeast: total > COUNTED_UNITS_MAX }
}
