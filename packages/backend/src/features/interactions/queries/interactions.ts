import { listAnswer, splitWords } from '@tracemark/api/rules'

import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { searched, unsearched } from './choice.ts'
import { areKept } from './counts.ts'
import type { ListedQuery } from './filters.ts'
import { byDate, findPageGroups, type Group, type Grouping, getDateColumn, getDirection, getGrouping } from './order.ts'
import { type Named, type Records, selected, toInteraction, withNames } from './rows.ts'
import { countWithin, withRules } from './rules.ts'

const sorted = (found: Records, sort: ListedQuery['sort']): Named => {
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

/** The ids of all that is found, in its order. What no order asks for is not joined. */
export const sortIds = (found: Records, sort: ListedQuery['sort']) =>
  getGrouping(sort) ? sorted(found, sort).select('i.id') : byDate(found, getDateColumn(sort), getDirection(sort)).select('i.id')

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

/** One page of an organization's records. `accountId` is who "created by me" means. */
export const listInteractions = async (db: ScopedDatabase, organizationId: number, accountId: string, asked: ListedQuery) => {
  const query = await withRules(db, organizationId, asked)
  const { page, perPage, sort, search, within, isNothing = false } = query
  const choose = splitWords(search).length === 0 ? unsearched : searched
  const { rows, counts, totalItems, isAtLeast } = await choose(db, organizationId, accountId, query)
  // What the other filters leave where the classifications that are asked for are not among those of the rule.
  const beside = isNothing
    ? await choose(db, organizationId, accountId, { ...query, isNothing: false, classification: within && [...within] })
    : undefined
  const grouping = areKept(query) ? getGrouping(sort) : undefined
  const groups = grouping && (await findPageGroups(db, organizationId, query, grouping))
  const ofPage = rows.limit(perPage).offset((page - 1) * perPage)
  const shown = grouping && groups ? rows.where(ofGroups(rows, grouping.column, groups)) : ofPage
  const items = await selected(sorted(shown, sort)).execute()
  return {
    ...listAnswer(items.map(toInteraction), totalItems, perPage),
    classifications: countWithin(beside?.counts ?? counts, query),
    ...(isAtLeast && { isAtLeast }),
  }
}
