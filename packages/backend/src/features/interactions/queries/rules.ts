import { splitWords } from '@tracemark/api/rules'
import { type CollectionRule, classifications, RULES_MAX } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { Counts } from './counts.ts'
import type { ListedQuery } from './filters.ts'
import { lookUp } from './words.ts'

const findRule = async (db: ScopedDatabase, organizationId: number, collectionId: string): Promise<CollectionRule | undefined> => {
  const { rows } = await sql<{ rule: CollectionRule | null }>`select rule from collections
    where organization_id = ${organizationId} and id = ${collectionId}`.execute(db)
  return rows[0]?.rule ?? undefined
}

const listRules = async (db: ScopedDatabase, organizationId: number): Promise<CollectionRule[]> => {
  const { rows } = await sql<{ rule: CollectionRule }>`select rule from collections
    where organization_id = ${organizationId} and rule is not null order by id limit ${RULES_MAX}`.execute(db)
  return rows.map(({ rule }) => rule)
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== 'all' && !(Array.isArray(value) && value.length === 0)

const BEGINS = /from$/i
const ENDS = /to$/i

/** Of two values of one filter the one that holds for what both find; undefined where no single one does. */
const joinValues = (name: string, one: unknown, other: unknown): unknown => {
  if (!isSaid(one)) return other
  if (!isSaid(other) || one === other) return one
  const [first, last] = [one, other].toSorted((some, more) => Date.parse(String(some)) - Date.parse(String(more)))
  if (BEGINS.test(name)) return last
  return ENDS.test(name) ? first : undefined
}

/** What is asked of a collection by rule: what its rule asks for, and what was asked beside, as one list asks for it and by the same counts. */
const joinRule = (
  { collectionId: _, classification: asked = [], search, ...query }: ListedQuery,
  { classification: within = [], search: sought, ...rule }: CollectionRule,
): ListedQuery => {
  const joined = Object.entries(rule).map(([name, value]) => ({ name, value, both: joinValues(name, value, Reflect.get(query, name)) }))
  const apart = joined.filter(({ both }) => both === undefined)
  const wanted = within.length === 0 ? asked : asked.length === 0 ? within : asked.filter((kind) => within.includes(kind))
  return {
    ...query,
    ...Object.fromEntries(joined.flatMap(({ name, both }) => (both === undefined ? [] : [[name, both]]))),
    ...(apart.length > 0 && { also: Object.fromEntries(apart.map(({ name, value }) => [name, value])) }),
    search: [sought, search].filter(Boolean).join(' '),
    classification: wanted,
    isNothing: wanted.length === 0 && asked.length > 0,
    ...(within.length > 0 && { within }),
  }
}

/** The same list without collections by rule: each is what its rule asks for. */
export const withRules = async (db: ScopedDatabase, organizationId: number, query: ListedQuery): Promise<ListedQuery> => {
  const rule = query.collectionId === undefined ? undefined : await findRule(db, organizationId, query.collectionId)
  const joined = rule ? joinRule(query, rule) : query
  if (!query.collected) return joined
  const rules = await listRules(db, organizationId)
  return {
    ...joined,
    rules: await Promise.all(rules.map(async (one) => ({ rule: one, words: await lookUp(db, organizationId, splitWords(one.search)) }))),
  }
}

/** Of the classifications that a rule leaves alone. */
export const countWithin = (counts: Counts, { within = classifications }: ListedQuery): Counts => ({
  notice: within.includes('notice') ? counts.notice : 0,
  alert: within.includes('alert') ? counts.alert : 0,
  warning: within.includes('warning') ? counts.warning : 0,
  unclassified: within.includes('unclassified') ? counts.unclassified : 0,
})
