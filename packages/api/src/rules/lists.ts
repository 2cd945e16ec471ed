import { classifications, PAGE_MAX, roles } from '../schemas/index.ts'
import { foldText } from './fold-text.ts'

/** More words than anybody looks for: those behind them count no more. */
const WORDS_MAX = 10

/** What a search looks for: each of these words, wherever it stands. */
export const splitWords = (search = ''): readonly string[] => [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, WORDS_MAX)

/** Whether a text has each word of a search, wherever it stands. */
export const hasWords = (search: string | undefined, text: string): boolean => {
  const folded = foldText(text)
  return splitWords(search).every((word) => folded.includes(foldText(word)))
}

const compare = (first: unknown, second: unknown): number =>
  typeof first === 'string' || typeof second === 'string'
    ? foldText(String(first ?? '')).localeCompare(foldText(String(second ?? '')), 'en')
    : Number(first ?? 0) - Number(second ?? 0)

/** Values that lists have in this order, and not in that of their letters: by the field. */
export const ranks: Readonly<Record<string, readonly string[]>> = { role: roles.toReversed(), classification: classifications }

/** Of a list that stands in no table, what a search finds, in the order that is asked for: `field_asc` or `field_desc`. Equal ones stay as they are. */
export const inOrder = <Item extends object>(
  items: readonly Item[],
  { sort, search }: { sort: string; search?: string | undefined },
  searched: (item: Item) => string,
): Item[] => {
  const separator = sort.lastIndexOf('_')
  const field = sort.slice(0, separator) as keyof Item
  const direction = sort.endsWith('_desc') ? -1 : 1
  const ranked = ranks[String(field)]
  const read = (item: Item): unknown => (ranked ? ranked.indexOf(String(item[field])) : item[field])
  return items
    .filter((item) => hasWords(search, searched(item)))
    .toSorted((first, second) => direction * compare(read(first), read(second)))
}

/** What a filter asks of a field: that it is so, that it has this among its values, or that it is at or after, or before, an instant. */
export interface Comparison {
  field: string
  by: 'value' | 'member' | 'from' | 'to'
}

const BOUND = /^(.+)(From|To)$/

/** What a filter compares, by its name: the field of this name, its plural or, with From and To behind it, an instant. */
export const findComparison = (filter: string, fields: readonly string[]): Comparison | undefined => {
  const find = (by: Comparison['by'], ...names: string[]): Comparison | undefined => {
    const field = names.find((name) => fields.includes(name))
    return field === undefined ? undefined : { field, by }
  }
  const [, instant, end] = BOUND.exec(filter) ?? []
  return (
    find('value', filter) ??
    find('member', `${filter}s`) ??
    (instant === undefined ? undefined : find(end === 'From' ? 'from' : 'to', instant, `${instant}At`, `${instant}Date`))
  )
}

/** The form in which every list is answered. No more pages are told than can be asked for. */
export const listAnswer = <Item>(items: Item[], totalItems: number, perPage: number) => ({
  totalItems,
  perPage,
  totalPages: Math.min(Math.ceil(totalItems / perPage), PAGE_MAX),
  items,
})

/** One page of a list that stands in no table. */
export const toPage = <Item>(all: readonly Item[], { page, perPage }: { page: number; perPage: number }) =>
  listAnswer(all.slice((page - 1) * perPage, page * perPage), all.length, perPage)
