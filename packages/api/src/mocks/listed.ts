import { findComparison, foldText, inOrder, splitWords, toPage } from '../rules/index.ts'
import type { ListQuery } from '../schemas/index.ts'

type Filter = readonly [field: string, wanted: unknown]

const isWanted = (entity: object, [filter, wanted]: Filter): boolean => {
  if (wanted === undefined) return true
  const { field, by } = findComparison(filter, Object.keys(entity)) ?? {}
  const value: unknown = Object.entries(entity).find(([name]) => name === field)?.[1]
  if (by === 'from') return String(value) >= String(wanted)
  if (by === 'to') return String(value) < String(wanted)
  if (Array.isArray(wanted)) return wanted.length === 0 || wanted.includes(value)
  return Array.isArray(value) ? value.includes(wanted) : wanted === value
}

/** Names that begin with what is searched for before the others, both by name. */
const byRelevance = <Entity extends object>(entities: readonly Entity[], search: string | undefined): Entity[] => {
  const start = foldText(splitWords(search).join(' '))
  const begins = (entity: object) => Number('name' in entity && foldText(String(entity.name)).startsWith(start))
  return inOrder(entities, { sort: 'name_asc' }, () => '').toSorted((first, second) => begins(second) - begins(first))
}

/**
 * What a list call answers of these entities, which its search has left. Filters are called as the field that they compare
 * (`findComparison`); one that is a list finds each of its values. Equal ones are told apart by their ids, as in the database.
 */
export const listed = <Entity extends { id: string }>(all: readonly Entity[], { page, perPage, sort, search, ...filters }: ListQuery) => {
  const found = all.filter((entity) => Object.entries(filters).every((filter) => isWanted(entity, filter)))
  const byId = found.toSorted((first, second) => (first.id < second.id ? -1 : 1))
  const ordered =
    sort === 'relevance_desc' ? byRelevance(byId, search) : inOrder(sort.endsWith('_desc') ? byId.toReversed() : byId, { sort }, () => '')
  return toPage(ordered, { page, perPage })
}
