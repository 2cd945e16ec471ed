import { type VariantChangeLine, VariantHistoryEntry, type VariantHistoryQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../../entities/list-rows.ts'
import { selectCreatedBy } from '../../../platform/db/created-by.ts'
import { optionalJson } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { IdSource } from '../../../platform/ids.ts'

const TABLE = 'variant_changes'
const Entries = z.array(VariantHistoryEntry)

/** Who changes, and when. Nobody where it follows the organization that shares the variant. */
export interface Changing {
  ids: IdSource
  now: Date
  accountId: string | undefined
}

/** Keeps what was changed of a variant. */
export const noteVariantChanges = async (
  db: ScopedDatabase,
  organizationId: number,
  batchId: string,
  lines: readonly VariantChangeLine[],
  { ids, now, accountId }: Changing,
): Promise<void> => {
  if (lines.length === 0) return
  await db
    .insertInto(TABLE)
    .values(
      lines.map(({ field, about, part, from, to }) => ({
        organization_id: organizationId,
        id: ids(),
        batch_id: batchId,
        field,
        about: about ?? null,
        part: part ?? null,
        from: optionalJson(from),
        to: optionalJson(to),
        created_at: now,
        created_by_id: accountId ?? null,
      })),
    )
    .execute()
}

export const listVariantChanges = async (
  db: ScopedDatabase,
  organizationId: number,
  batchId: string,
  { search, ...asked }: VariantHistoryQuery,
) => {
  const where = [equals('batch_id', batchId), matchesSearch(['about', sql`${selectCreatedBy(TABLE)} ->> 'name'`], search)]
  const page = await listRows(db, organizationId, { ...asked, from: TABLE, fields: Object.keys(VariantHistoryEntry.shape), where })
  return { ...page, items: Entries.parse(page.items) }
}
