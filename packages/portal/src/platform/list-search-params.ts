import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@tracemark/api/schemas'
import type { FilterValue, FilterValues, ListFilter, ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'

/** A list in the address: `?page=2&perPage=25&sort=name_asc&search=…&status=active,expired`; what can't be read falls back. */
export interface ListParams<Sort extends string> extends ListQuery {
  sort: Sort
  filters: FilterValues
}

type FilterType = ListFilter['type']

/** A filter in the address: its type and, where not any text will do, what one value has to be. */
type FilterShape =
  | FilterType
  | {
      type: FilterType
      each: z.core.$ZodType
      /** What holds where the address says nothing. */
      otherwise?: string
    }

/** What a list can be asked for. */
export interface ListShape<Sort extends string> {
  /** Those of the contract, the default first. */
  sorts: readonly [Sort, ...Sort[]]
  /** The default where something is searched for, where that is another. */
  sortOfSearch?: Sort | undefined
  filters?: Readonly<Record<string, FilterShape>> | undefined
  /** What the address calls the search text, where not `search`. */
  searchName?: string | undefined
}

const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/
const AnyText = z.string()

const count = (text: string | null, maximum: number, otherwise: number): number => {
  const read = z.coerce.number().check(z.int(), z.gte(1), z.lte(maximum)).safeParse(text)
  return read.success ? read.data : otherwise
}

const getDetails = (shape: FilterShape): Exclude<FilterShape, FilterType> =>
  typeof shape === 'string' ? { type: shape, each: AnyText } : shape

/** Several values stand in one parameter with commas. */
const readFilter = (shape: FilterShape, text: string): FilterValue | undefined => {
  const { type, each, otherwise } = getDetails(shape)
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined)
  if (type === 'date-range') {
    const [, from, to] = RANGE.exec(text) ?? []
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  const isKnown = (value: string) => value !== '' && z.safeParse(each, value).success
  if (type !== 'choices') return isKnown(text) ? text : otherwise
  const known = [...new Set(text.split(','))].filter(isKnown)
  return known.length > 0 ? known : undefined
}

const toText = (value: FilterValue | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  return 'from' in value ? `${value.from}..${value.to}` : value.join()
}

const usualSort = <Sort extends string>({ sorts, sortOfSearch }: ListShape<Sort>, search: string): Sort =>
  (search && sortOfSearch) || sorts[0]

const readSearch = (params: URLSearchParams, { searchName = 'search' }: ListShape<string>): string =>
  (params.get(searchName) ?? '').slice(0, 200)

export const readListParams = <Sort extends string>(params: URLSearchParams, shape: ListShape<Sort>): ListParams<Sort> => ({
  page: count(params.get('page'), PAGE_MAX, 1),
  perPage: count(params.get('perPage'), PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT),
  sort: shape.sorts.find((sort) => sort === params.get('sort')) ?? usualSort(shape, readSearch(params, shape)),
  search: readSearch(params, shape),
  filters: Object.fromEntries(
    Object.entries(shape.filters ?? {}).flatMap(([name, filter]) => {
      const value = readFilter(filter, params.getAll(name).join())
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/** The address after a change. Defaults are left out, so that addresses stay short; what it says of other things stays. */
export const changeListParams = (params: URLSearchParams, shape: ListShape<string>, change: Partial<ListQuery>): URLSearchParams => {
  const next = new URLSearchParams(params)
  const before = readListParams(params, shape)
  const { page, perPage, search, filters = {} } = { ...before, ...change }
  // What was not chosen goes with the search.
  const sort = change.sort ?? (before.sort === usualSort(shape, before.search) ? usualSort(shape, search) : before.sort)
  const set = (name: string, text: string, otherwise: string) => (text === otherwise ? next.delete(name) : next.set(name, text))
  set('page', String(page), '1')
  set('perPage', String(perPage), String(PAGE_SIZE_DEFAULT))
  set('sort', sort, usualSort(shape, search))
  set(shape.searchName ?? 'search', search, '')
  for (const [name, filter] of Object.entries(shape.filters ?? {})) {
    const text = toText(filters[name])
    set(name, text, text === '' ? '' : (getDetails(filter).otherwise ?? ''))
  }
  return next
}

/** What the list has read of the address, by the names and as the texts that stand there. */
export const shownParams = (params: URLSearchParams, shape: ListShape<string>): Record<string, string> => {
  const { page, perPage, sort, filters } = readListParams(params, shape)
  const texts = Object.keys(shape.filters ?? {}).map((name) => [name, toText(filters[name])])
  return { page: String(page), perPage: String(perPage), sort, ...Object.fromEntries(texts) }
}
