import { type ListSchema, PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, readFilters, readSorts } from '@tracemark/api/schemas'
import type { FilterValue, FilterValues, ListFilter, ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'

/**
 * A list in the address: `?page=2&perPage=25&sort=name_asc&search=…&status=active,expired`; what can't be read falls back. A second one on the
 * page has a prefix, `&shares.page=3`, and each leaves the parameters of the other.
 */
export interface ListParams extends ListQuery {
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

type Sort<Query> = Query extends ListSchema<infer Each> ? Each : never

/** What a list can be asked for. */
export interface ListShape<Query extends ListSchema = ListSchema> {
  /** Of the contract: it says which orders and filters there are. */
  query: Query
  /** The order at first, where it is not the first of the query. */
  usualSort?: Sort<Query> | undefined
  /** The order at first where something is searched for, where that is another. */
  sortOfSearch?: Sort<Query> | undefined
  /** Filters that the query does not have, or has otherwise. */
  filters?: Readonly<Record<string, FilterShape>> | undefined
  /** What the address calls search and filters, where not as the query does. */
  names?: Readonly<Record<string, string>> | undefined
  /** Before each name in the address, where another list stands on the page. */
  prefix?: string | undefined
}

const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/
const AnyText = z.string()

const count = (text: string | null, maximum: number, otherwise: number): number => {
  const read = z.coerce.number().check(z.int(), z.gte(1), z.lte(maximum)).safeParse(text)
  return read.success ? read.data : otherwise
}

export const getDetails = (shape: FilterShape): Exclude<FilterShape, FilterType> =>
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

export const toText = (value: FilterValue | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  return 'from' in value ? `${value.from}..${value.to}` : value.join()
}

export const getUsualSort = ({ query, usualSort, sortOfSearch }: ListShape, search: string): string =>
  (search && sortOfSearch) || usualSort || (readSorts(query)[0] ?? '')

/** What the address calls this of the list. */
export const nameInAddress = ({ names = {}, prefix = '' }: ListShape, name: string): string => prefix + (names[name] ?? name)

export const listFilters = (shape: ListShape): [name: string, inAddress: string, filter: FilterShape][] =>
  Object.entries({ ...readFilters(shape.query), ...shape.filters }).map(([name, filter]) => [name, nameInAddress(shape, name), filter])

export const readListParams = (params: URLSearchParams, shape: ListShape): ListParams => {
  const get = (name: string) => params.get(nameInAddress(shape, name))
  const search = (get('search') ?? '').slice(0, 200)
  return {
    page: count(get('page'), PAGE_MAX, 1),
    perPage: count(get('perPage'), PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT),
    sort: readSorts(shape.query).find((sort) => sort === get('sort')) ?? getUsualSort(shape, search),
    search,
    filters: Object.fromEntries(
      listFilters(shape).flatMap(([name, inAddress, filter]) => {
        const value = readFilter(filter, params.getAll(inAddress).join())
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }
}

/** The address after a change. Defaults are left out, so that addresses stay short; what it says of other things stays. */
export const changeListParams = (params: URLSearchParams, shape: ListShape, change: Partial<ListQuery>): URLSearchParams => {
  const next = new URLSearchParams(params)
  const before = readListParams(params, shape)
  const { page, perPage, search, filters = {} } = { ...before, ...change }
  // What was not chosen goes with the search.
  const sort = change.sort ?? (before.sort === getUsualSort(shape, before.search) ? getUsualSort(shape, search) : before.sort)
  const set = (name: string, text: string, otherwise: string) => {
    const inAddress = nameInAddress(shape, name)
    if (text === otherwise) next.delete(inAddress)
    else next.set(inAddress, text)
  }
  set('page', String(page), '1')
  set('perPage', String(perPage), String(PAGE_SIZE_DEFAULT))
  set('sort', sort, getUsualSort(shape, search))
  set('search', search, '')
  for (const [name, , filter] of listFilters(shape)) {
    const text = toText(filters[name])
    set(name, text, text === '' ? '' : (getDetails(filter).otherwise ?? ''))
  }
  return next
}

/** What the list has read of the address, by the names and as the texts that stand there. */
export const shownParams = (params: URLSearchParams, shape: ListShape): Record<string, string> => {
  const { page, perPage, sort, filters } = readListParams(params, shape)
  const texts = listFilters(shape).map(([name, inAddress]) => [inAddress, toText(filters[name])])
  const own = Object.entries({ page: String(page), perPage: String(perPage), sort })
  return Object.fromEntries([...own.map(([name, text]) => [nameInAddress(shape, name), text]), ...texts])
}
