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
      each: z.ZodMiniType<string, string>
      /** What holds where the address says nothing. */
      otherwise?: string
    }

/** What a list can be asked for. */
export interface ListShape<Sort extends string> {
  /** Those of the contract, the default first. */
  sorts: readonly [Sort, ...Sort[]]
  filters?: Readonly<Record<string, FilterShape>> | undefined
  /** What the address calls the search text, where not `search`. */
  searchName?: string | undefined
}

const PER_PAGE = 50
const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/
const AnyText = z.string()

const count = (text: string | null, maximum: number, otherwise: number): number => {
  const read = z.coerce.number().check(z.int(), z.gte(1), z.lte(maximum)).safeParse(text)
  return read.success ? read.data : otherwise
}

const detailsOf = (shape: FilterShape): { type: FilterType; each: z.ZodMiniType<string, string>; otherwise?: string } =>
  typeof shape === 'string' ? { type: shape, each: AnyText } : shape

/** Several values stand in one parameter with commas. */
const readFilter = (shape: FilterShape, text: string): FilterValue | undefined => {
  const { type, each, otherwise } = detailsOf(shape)
  if (type === 'boolean') return text === 'true' ? true : undefined
  if (type === 'date-range') {
    const [, from, to] = RANGE.exec(text) ?? []
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  const isKnown = (value: string) => value !== '' && each.safeParse(value).success
  if (type !== 'choices') return isKnown(text) ? text : otherwise
  const known = [...new Set(text.split(','))].filter(isKnown)
  return known.length > 0 ? known : undefined
}

const textOf = (value: FilterValue | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? ''
  if (value === true) return 'true'
  return 'from' in value ? `${value.from}..${value.to}` : value.join()
}

export const readListParams = <Sort extends string>(
  params: URLSearchParams,
  { sorts, filters = {}, searchName = 'search' }: ListShape<Sort>,
): ListParams<Sort> => ({
  page: count(params.get('page'), 100_000, 1),
  perPage: count(params.get('perPage'), 100, PER_PAGE),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
  search: (params.get(searchName) ?? '').slice(0, 200),
  filters: Object.fromEntries(
    Object.entries(filters).flatMap(([name, shape]) => {
      const value = readFilter(shape, params.getAll(name).join())
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/** The address after a change. Defaults are left out, so that addresses stay short; what it says of other things stays. */
export const changeListParams = (params: URLSearchParams, shape: ListShape<string>, change: Partial<ListQuery>): URLSearchParams => {
  const next = new URLSearchParams(params)
  const { page, perPage, sort, search, filters = {} } = { ...readListParams(params, shape), ...change }
  const set = (name: string, text: string, otherwise: string) => (text === otherwise ? next.delete(name) : next.set(name, text))
  set('page', String(page), '1')
  set('perPage', String(perPage), String(PER_PAGE))
  set('sort', sort, shape.sorts[0])
  set(shape.searchName ?? 'search', search, '')
  for (const [name, filter] of Object.entries(shape.filters ?? {})) {
    const text = textOf(filters[name])
    set(name, text, text === '' ? '' : (detailsOf(filter).otherwise ?? ''))
  }
  return next
}

/** What the list has read of the address, by the names and as the texts that stand there. */
export const shownParams = (params: URLSearchParams, shape: ListShape<string>): Record<string, string> => {
  const { page, perPage, sort, filters } = readListParams(params, shape)
  const texts = Object.entries(shape.filters ?? {}).map(([name, filter]) => [
    name,
    detailsOf(filter).type === 'boolean' ? String(filters[name] === true) : textOf(filters[name]),
  ])
  return { page: String(page), perPage: String(perPage), sort, ...Object.fromEntries(texts) }
}
