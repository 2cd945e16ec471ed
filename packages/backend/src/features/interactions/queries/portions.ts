import { splitWords } from '@tracemark/api/rules'
import type { CollectionRule, InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { type PackedIds, packIds } from '../../../platform/db/packed-ids.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { recordedFiles } from '../recorded-files.ts'
import { filtered, narrowedTo } from './filters.ts'
import { sortIds } from './interactions.ts'
import { type Records, records, selected, toInteraction, withNames } from './rows.ts'
import { withRules } from './rules.ts'
import { findFew } from './search.ts'
import { lookUp } from './words.ts'

/** What all filters leave. Few that a search finds are looked up: going through all records for them takes seconds where there are a million. */
const wanted = async (db: ScopedDatabase, organizationId: number, accountId: string, asked: InteractionQuery): Promise<Records> => {
  const query = await withRules(db, organizationId, asked)
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

/** The ids of the records in the order of the list: `undefined` where there are more than so many, which are not put in order. */
export const findInteractionIds = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  most: number,
): Promise<PackedIds | undefined> => {
  if ((await countInteractions(db, organizationId, accountId, query, most + 1)) > most) return undefined
  const all = sortIds(await wanted(db, organizationId, accountId, query), query.sort)
  return packIds(db, sql`${all}`)
}

/** The ids of the newest that a rule of a collection finds, and no more than so many. */
export const findRuleIds = async (db: ScopedDatabase, organizationId: number, rule: CollectionRule, most: number): Promise<string[]> => {
  const query = { ...rule, page: 1, perPage: most, sort: 'reportedDate_desc' } as const
  // Who asks makes no difference to a rule.
  const newest = sortIds(await wanted(db, organizationId, '', query), query.sort).limit(most)
  return (await newest.execute()).map(({ id }) => id)
}

/** Those of these records that are there, in the order of the list. */
export const sortInteractions = (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  sort: InteractionQuery['sort'],
): Promise<PackedIds> => packIds(db, sql`${sortIds(records(db, organizationId).where(sql<boolean>`i.id = any(${ids}::uuid[])`), sort)}`)

/** These records in this order, with their answers. Those that are no longer there are left out. */
export const readInteractions = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]) => {
  const rows = await selected(withNames(records(db, organizationId).where(sql<boolean>`i.id = any(${ids}::uuid[])`)))
    .select(['i.answers', 'i.attachments', 'i.place_note', 'i.clock_offset'])
    .execute()
  const filesById = await recordedFiles(db, organizationId, rows)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row === undefined
      ? []
      : [
          {
            ...toInteraction(row),
            answers: row.answers,
            attachments: filesById(row),
            placeNote: row.place_note ?? undefined,
            ...(row.clock_offset !== null && { clockOffset: row.clock_offset }),
          },
        ]
  })
}

export type ExportedInteraction = Awaited<ReturnType<typeof readInteractions>>[number]
