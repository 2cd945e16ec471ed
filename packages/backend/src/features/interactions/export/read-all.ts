import type { InteractionQuery } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { withScope } from '../../../platform/db/scope.ts'
import type { Database } from '../../../schema/database.ts'
import { getDateColumn } from '../queries/order.ts'
import { type Cursor, readInteractions } from '../queries/portions.ts'

export interface Asked {
  organizationId: number
  accountId: string
  query: InteractionQuery
}

export type ExportedInteraction = Awaited<ReturnType<typeof readInteractions>>[number]

/** As many as one statement reads: others are served between two. */
const ROWS_AT_ONCE = 200

/** Records in portions, each read in a transaction of its own when it is wanted; never more than one of them is in memory. */
export async function* readAll(
  db: Kysely<Database>,
  { organizationId, accountId, query }: Asked,
  limit: number,
): AsyncGenerator<ExportedInteraction[]> {
  let after: Cursor | undefined
  for (let left = limit; left > 0; left -= ROWS_AT_ONCE) {
    const count = Math.min(left, ROWS_AT_ONCE)
    const portion = await withScope(db, { organizationId }, (scoped) =>
      readInteractions(scoped, organizationId, accountId, query, { after, count }),
    )
    const last = portion.at(-1)
    if (!last) return
    yield portion
    if (portion.length < count) return
    after = { date: new Date(getDateColumn(query.sort) === 'reported_date' ? last.reportedDate : last.recordDate), id: last._id }
  }
}
