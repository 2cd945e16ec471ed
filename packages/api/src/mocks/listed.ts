import { foldText, inOrder, pageOf, wordsOf } from '../rules/index.ts'
import type { ListQuery } from '../schemas/index.ts'

type Filter = readonly [field: string, wanted: unknown]

const isWanted = (entity: object, [field, wanted]: Filter): boolean => {
  const value: unknown = Object.entries(entity).find(([name]) => name === field)?.[1]
  return Array.isArray(wanted) ? wanted.length === 0 || wanted.includes(value) : wanted === undefined || wanted === value
}

/** Names that begin with what is searched for before the others, both by name. */
const byRelevance = <Entity extends object>(entities: readonly Entity[], search: string | undefined): Entity[] => {
  const start = foldText(wordsOf(search).join(' '))
  const begins = (entity: object) => Number('name' in entity && foldText(String(entity.name)).startsWith(start))
  return inOrder(entities, { sort: 'name_asc' }, () => '').toSorted((first, second) => begins(second) - begins(first))
}

/**
 * What a list call answers of these entities, which its search has left. Filters are called as the field that they compare; one that
 * is a list finds each of its values. Equal ones are told apart by their ids, as in the database.
 */
export const listed = <Entity extends { id: string }>(all: readonly Entity[], { page, perPage, sort, search, ...filters }: ListQuery) => {
  const found = all.filter((entity) => Object.entries(filters).every((filter) => isWanted(entity, filter)))
  const byId = found.toSorted((first, second) => (first.id < second.id ? -1 : 1))
  const ordered =
    sort === 'relevance_desc' ? byRelevance(byId, search) : inOrder(sort.endsWith('_desc') ? byId.toReversed() : byId, { sort }, () => '')
  return pageOf(ordered, { page, perPage })
}
