import { readBounds, toMicroBounds } from '@tracemark/api/rules'
import {
  type Classification,
  type CollectionRule,
  classifications,
  type InteractionQuery,
  NOWHERE,
  type OutOfSightQuery,
} from '@tracemark/api/schemas'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { Database } from '../../../schema/database.ts'
import { selectAutomaticTasks, selectHistoryTasks } from './counts.ts'
import { type Records, records } from './rows.ts'
import { haveWords } from './search.ts'
import type { Word } from './words.ts'

/** The ids of what was put by hand into a collection, or into any. */
const selectCollected = (organizationId: number, collectionId?: string) =>
  sql<string>`(select jsonb_array_elements_text(interaction_ids)::uuid from collections where organization_id = ${organizationId}
    and ${collectionId === undefined ? sql`true` : sql`id = ${collectionId}`})`

/** The accounts of those who administer the organization. */
const selectAdministrators = (organizationId: number) =>
  sql<string>`(select account_id from memberships where organization_id = ${organizationId} and role in ('owner', 'admin'))`

/** What the rule of a collection asks for. Who asks makes no difference. */
type Filters = Omit<CollectionRule, 'classification' | 'search'>

/** A rule with the words of its search, looked up. */
export interface FoundRule {
  rule: CollectionRule
  words: readonly Word[]
}

/** What is hidden or deleted is in the scope of `withOutOfSight` alone. */
export interface ListedQuery extends InteractionQuery, Pick<OutOfSightQuery, 'visibility'> {
  isOutOfSight?: boolean
  /** Of a collection by rule (`withRules`): filters that hold as well, the classifications that it leaves, and that it leaves nothing. */
  also?: Filters
  within?: readonly Classification[]
  isNothing?: boolean
  /** Of all collections by rule: one of these holds for what is in any. */
  rules?: readonly FoundRule[]
}

/** Holds for records whose place lies in an area; of what has none where that is asked for. */
export const liesIn = (area: string): RawBuilder<SqlBool> => {
  const bounds = readBounds(area)
  if (!bounds) return area === NOWHERE ? sql`i.longitude is null` : sql`false`
  const { west, south, east, north } = toMicroBounds(bounds)
  const across =
    west < east ? sql`i.longitude >= ${west} and i.longitude < ${east}` : sql`(i.longitude >= ${west} or i.longitude < ${east})`
  return sql`(i.longitude is not null and ${across} and i.latitude >= ${south} and i.latitude < ${north})`
}

type Condition = Expression<SqlBool>

/** A record that is called `i`. */
const where = expressionBuilder<Database & { i: Database['interactions'] }, 'i'>()

const at = (instant: string): Date => new Date(instant)

/** What holds for records that these filters leave, but for classification and search. */
const listConditions = (db: ScopedDatabase, organizationId: number, query: Filters): Condition[] => {
  const { review = [], thingId, taskId, itemId, history = 'all', createdById, origin, place, bounds } = query
  const { teamTasks, administrationTasks, from, to, reportedFrom, reportedTo, changedFrom, changedTo } = query
  const conditions = [
    review.length > 0 && where('i.review', 'in', review),
    thingId !== undefined && where('i.asset_id', '=', thingId),
    taskId !== undefined && where('i.task_id', '=', taskId),
    itemId !== undefined && where('i.unit_id', '=', itemId),
    history !== 'all' && where('i.task_id', 'in', selectHistoryTasks(db, organizationId, history)),
    createdById !== undefined && where('i.created_by', '=', createdById),
    origin !== undefined && where('i.created_by', origin === 'service' ? 'is' : 'is not', null),
    place !== undefined && where('i.place', '=', place),
    bounds !== undefined && liesIn(bounds),
    teamTasks === true && where('i.task_id', 'not in', selectAutomaticTasks(db, organizationId)),
    administrationTasks === true && where('i.created_by', 'in', selectAdministrators(organizationId)),
    from !== undefined && where('i.record_date', '>=', at(from)),
    to !== undefined && where('i.record_date', '<', at(to)),
    changedFrom !== undefined && where.or([where('i.record_date', '>=', at(changedFrom)), where('i.changed_at', '>=', at(changedFrom))]),
    changedTo !== undefined && where('i.record_date', '<', at(changedTo)),
    changedTo !== undefined && where.or([where('i.changed_at', 'is', null), where('i.changed_at', '<', at(changedTo))]),
    reportedFrom !== undefined && where('i.reported_date', '>=', at(reportedFrom)),
    reportedTo !== undefined && where('i.reported_date', '<', at(reportedTo)),
  ]
  return conditions.filter((condition) => condition !== false)
}

const isOfClasses = (wanted: readonly Classification[] = []): Condition[] =>
  wanted.length > 0 ? [where('i.classification', 'in', wanted)] : []

/** Holds for what a rule finds. */
const follows = (db: ScopedDatabase, organizationId: number, { rule, words }: FoundRule): Condition =>
  where.and([haveWords(words), ...isOfClasses(rule.classification), ...listConditions(db, organizationId, rule)])

/** Every filter but the one by classification. `words` are those of the search. */
export const filtered = (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: ListedQuery,
  words: readonly Word[] = [],
): Records => {
  const { createdByMe, collectionId, collected, isOutOfSight = false, visibility, also, rules = [], isNothing = false } = query
  const byHand = where('i.id', 'in', selectCollected(organizationId))
  return records(db, organizationId)
    .where(haveWords(words))
    .where(where.and(listConditions(db, organizationId, query)))
    .$if(also !== undefined, (select) => select.where(where.and(listConditions(db, organizationId, also ?? {}))))
    .$if(createdByMe === true, (select) => select.where('i.created_by', '=', accountId))
    .$if(collectionId !== undefined, (select) => select.where('i.id', 'in', selectCollected(organizationId, collectionId)))
    .$if(collected === true, (select) => select.where(where.or([byHand, ...rules.map((rule) => follows(db, organizationId, rule))])))
    .$if(isOutOfSight, (select) => select.where('i.deleted_at', 'is not', null))
    .$if(visibility !== undefined, (select) => select.where('i.hidden', '=', visibility === 'hidden'))
    .$if(isNothing, (select) => select.where(sql<boolean>`false`))
}

export const getWanted = (wanted: readonly Classification[] | undefined): readonly Classification[] =>
  wanted && wanted.length > 0 ? wanted : classifications

export const narrowedTo = (wanted: readonly Classification[] | undefined, select: Records): Records =>
  wanted && wanted.length > 0 ? select.where('i.classification', 'in', wanted) : select
