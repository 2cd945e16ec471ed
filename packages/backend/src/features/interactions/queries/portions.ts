import { splitWords } from '@tracemark/api/rules'
import type { InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { recordedFiles } from '../recorded-files.ts'
import { filtered, narrowedTo } from './filters.ts'
import { byDate, getDateColumn } from './order.ts'
import { type Records, selected, toInteraction, withNames } from './rows.ts'
import { findFew } from './search.ts'
import { lookUp } from './words.ts'

/** What all filters leave. Few that a search finds are looked up: going through all records for them takes seconds where there are a million. */
const wanted = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Records> => {
  const words = await lookUp(db, organizationId, splitWords(query.search))
  const few = words.length > 0 ? await findFew(db, organizationId, words) : undefined
  const left = filtered(db, organizationId, accountId, query, few ? [] : words)
  return narrowedTo(query.classification, few ? left.where(sql<boolean>`i.id = any(${few}::uuid[])`) : left)
}

/** How many records there are, and no more than so many. */
export const countInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  most: number,
): Promise<number> => {
  const some = (await wanted(db, organizationId, accountId, query)).select('i.id').limit(most)
  const { count } = await db.selectFrom(some.as('some')).select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** The last record that was read: its date, by which the order goes, and its id. */
export interface Cursor {
  date: Date
  id: string
}

/**
 * The next records after one that was read, newest first, with their answers; `query.sort` tells whether by when they were received or by when
 * they occurred. However many there are, each call costs the same.
 */
export const readInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  { after, count }: { after: Cursor | undefined; count: number },
) => {
  const date = getDateColumn(query.sort)
  const ordered = withNames(byDate(await wanted(db, organizationId, accountId, query), date))
  const rows = await selected(ordered)
    .select(['i.answers', 'i.attachments', 'i.place_note', 'i.clock_offset'])
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(i.${sql.raw(date)}, i.id) < (${after?.date ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .limit(count)
    .execute()
  const filesById = await recordedFiles(db, organizationId, rows)
  return rows.map((row) => ({
    ...toInteraction(row),
    answers: row.answers,
    attachments: filesById(row),
    placeNote: row.place_note ?? undefined,
    ...(row.clock_offset !== null && { clockOffset: row.clock_offset }),
  }))
}
