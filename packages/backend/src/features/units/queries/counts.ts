import { splitWords } from '@tracemark/api/rules'
import type { UnitQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { type Counted, countUpTo } from '../../../platform/db/count-up-to.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** What no count is kept of is counted so far: fewer are quicker read whole than found along an index. */
const COUNTED_MAX = 5000

/** Whether the kept counts answer this question. */
export const areKept = ({ search, sequenceFrom, sequenceTo, createdFrom, createdTo }: UnitQuery): boolean =>
  splitWords(search).length === 0 && [sequenceFrom, sequenceTo, createdFrom, createdTo].every((limit) => limit === undefined)

const keptCount = async (db: ScopedDatabase, organizationId: number, query: UnitQuery): Promise<number> => {
  const { thingId, batchId, status, hidden } = query
  const { total } = await db
    .selectFrom('unit_counts')
    .select(sql<number>`coalesce(sum(count), 0)::integer`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('hidden', '=', hidden)
    .$if(thingId !== undefined, (select) => select.where('asset_id', '=', thingId ?? ''))
    .$if(batchId !== undefined, (select) => select.where('variant_id', '=', batchId ?? ''))
    .$if((status?.length ?? 0) > 0, (select) => select.where('status', 'in', status ?? []))
    .executeTakeFirstOrThrow()
  return total
}

/** How many units a list has. `condition`: the same of the table, for what no count is kept of. */
export const countUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  query: UnitQuery,
  condition: RawBuilder<unknown>,
): Promise<Counted> => {
  if (areKept(query)) return { total: await keptCount(db, organizationId, query), isAtLeast: false }
  return countUpTo(db, 'units', condition, COUNTED_MAX)
}
