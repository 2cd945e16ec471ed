import { listAnswer, splitWords } from '@tracemark/api/rules'
import type { Interaction, InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { getReader, versionIn } from '../../../platform/db/reader.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { searched, unsearched } from './choice.ts'
import { areKept } from './counts.ts'
import type { InteractionNames } from './names.ts'
import { byDate, type Group, type Grouping, getDateColumn, getDirection, getGrouping, groupsOfPage } from './order.ts'
import { alone, type Named, namesIn, type Records, selected, toInteraction, withNames } from './rows.ts'

const sorted = (found: Records, sort: InteractionQuery['sort']): Named => {
  const grouping = getGrouping(sort)
  const direction = getDirection(sort)
  if (!grouping) return withNames(byDate(found, getDateColumn(sort), direction))
  // What is equal otherwise is newest first.
  return withNames(found)
    .orderBy(grouping.order, direction)
    .orderBy(`i.${grouping.column}`)
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
}

/** Of each group of the page its newest, by an index: sorting reads all that there are. */
const ofGroups = (select: Records, column: Grouping['column'], groups: readonly Group[]) => {
  const type = sql.raw(column === 'classification' ? 'text' : 'uuid')
  const newest = byDate(select.where(`i.${column}`, '=', sql<never>`part.value`))
    .select('i.id')
    .limit(sql<number>`part.take`)
    .offset(sql<number>`part.skip`)
  const of = (name: keyof Group) => sql`${groups.map((group) => group[name])}`
  return sql<boolean>`i.id = any(array(select found.id from unnest(${of('value')}::${type}[], ${of('skip')}::integer[], ${of('take')}::integer[]) part (value, skip, take)
    cross join lateral ${newest} found))`
}

/** These records by their date, and what they name from what is known; `undefined` where not all of that is known as it is now. */
const knownByDate = async (db: ScopedDatabase, names: InteractionNames, select: Records): Promise<Interaction[] | undefined> => {
  const reader = getReader(db)
  if (!reader) return undefined
  const rows = await alone(select).execute()
  const version = versionIn(reader.entered())
  const items = rows.flatMap((row) => {
    const known = names.of(row, version)
    return known ? [toInteraction(row, known)] : []
  })
  return items.length === rows.length ? items : undefined
}

/** The same with what they name, which is kept for the next time where the version is told with them. */
const addNames = async (db: ScopedDatabase, select: Named, names: InteractionNames | undefined): Promise<Interaction[]> => {
  const rows = await selected(select).execute()
  const reader = getReader(db)
  if (names && reader) for (const row of rows) names.keep(row, versionIn(reader.entered()))
  return rows.map((row) => toInteraction(row, namesIn(row)))
}

/** One page of an organization's records. `accountId` is who "created by me" means; `names` are those that are known. */
export const listInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  names?: InteractionNames,
) => {
  const { page, perPage, sort, search } = query
  const choose = splitWords(search).length === 0 ? unsearched : searched
  const { rows, counts, totalItems, isAtLeast } = await choose(db, organizationId, accountId, query)
  const grouping = areKept(query) ? getGrouping(sort) : undefined
  const groups = grouping && (await groupsOfPage(db, organizationId, query, grouping))
  const ofPage = rows.limit(perPage).offset((page - 1) * perPage)
  const isByDate = getGrouping(sort) === undefined
  const known = names && isByDate ? await knownByDate(db, names, byDate(ofPage, getDateColumn(sort), getDirection(sort))) : undefined
  const ofGroup = grouping && groups ? sorted(rows.where(ofGroups(rows, grouping.column, groups)), sort) : undefined
  const items = known ?? (await addNames(db, ofGroup ?? sorted(ofPage, sort), names))
  return {
    ...listAnswer(items, totalItems, perPage),
    classifications: counts,
    ...(isAtLeast && { isAtLeast }),
  }
}
