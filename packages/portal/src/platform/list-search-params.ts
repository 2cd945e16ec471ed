import type { FilterValue, FilterValues, ListFilter } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'

/** A list in the address: `?page=2&perPage=25&sort=name_asc&search=…&status=active`; what can't be read falls back. */
export interface ListParams<Sort extends string> {
  page: number
  perPage: number
  sort: Sort
  search: string
  filters: FilterValues
}

export type FilterTypes = Readonly<Record<string, ListFilter['type']>>

/** What a list can be asked for. */
export interface ListShape<Sort extends string> {
  /** Those of the contract, the default first. */
  sorts: readonly [Sort, ...Sort[]]
  filters?: FilterTypes | undefined
}

const PER_PAGE = 50
const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

const count = (text: string | null, maximum: number, otherwise: number): number => {
  const read = z.coerce.number().check(z.int(), z.gte(1), z.lte(maximum)).safeParse(text)
  return read.success ? read.data : otherwise
}

const readFilter = (type: ListFilter['type'], texts: readonly string[]): FilterValue | undefined => {
  const [text = ''] = texts
  if (text === '') return undefined
  if (type === 'choices') return texts
  if (type === 'boolean') return text === 'true' ? true : undefined
  if (type !== 'date-range') return text
  const [, from, to] = RANGE.exec(text) ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

const writeFilter = (value: FilterValue | undefined): readonly string[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  if (value === true) return ['true']
  return 'from' in value ? [`${value.from}..${value.to}`] : value
}

export const readListParams = <Sort extends string>(
  params: URLSearchParams,
  { sorts, filters = {} }: ListShape<Sort>,
): ListParams<Sort> => ({
  page: count(params.get('page'), 100_000, 1),
  perPage: count(params.get('perPage'), 100, PER_PAGE),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
  search: (params.get('search') ?? '').slice(0, 200),
  filters: Object.fromEntries(
    Object.entries(filters).flatMap(([name, type]) => {
      const value = readFilter(type, params.getAll(name))
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/** The address after a change. Defaults are left out, so that addresses stay short; what it says of other things stays. */
export const changeListParams = (
  params: URLSearchParams,
  shape: ListShape<string>,
  change: Partial<ListParams<string>>,
): URLSearchParams => {
  const next = new URLSearchParams(params)
  const values = { ...readListParams(params, shape), ...change }
  const defaults = { page: 1, perPage: PER_PAGE, sort: shape.sorts[0], search: '' }
  for (const name of ['page', 'perPage', 'sort', 'search'] as const) {
    if (values[name] === defaults[name]) next.delete(name)
    else next.set(name, String(values[name]))
  }
  for (const name of Object.keys(shape.filters ?? {})) {
    next.delete(name)
    for (const text of writeFilter(values.filters[name])) next.append(name, text)
  }
  return next
}
