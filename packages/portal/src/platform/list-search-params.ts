import * as z from 'zod/mini'

/** A list in the address: `?page=2&perPage=25&sort=name_asc&search=…`; what can't be read falls back. */
export interface ListParams<Sort extends string> {
  page: number
  perPage: number
  sort: Sort
  search: string
}

const PER_PAGE = 50

const count = (text: string | null, maximum: number, otherwise: number): number => {
  const read = z.coerce.number().check(z.int(), z.gte(1), z.lte(maximum)).safeParse(text)
  return read.success ? read.data : otherwise
}

/** `sorts`: those of the contract, the default first. */
export const readListParams = <Sort extends string>(params: URLSearchParams, sorts: readonly [Sort, ...Sort[]]): ListParams<Sort> => ({
  page: count(params.get('page'), 100_000, 1),
  perPage: count(params.get('perPage'), 100, PER_PAGE),
  sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
  search: (params.get('search') ?? '').slice(0, 200),
})

/** The address after a change. Defaults are left out, so that addresses stay short; what it says of other things stays. */
export const changeListParams = (
  params: URLSearchParams,
  sorts: readonly [string, ...string[]],
  change: Partial<ListParams<string>>,
): URLSearchParams => {
  const next = new URLSearchParams(params)
  const values = { ...readListParams(params, sorts), ...change }
  const defaults = { page: 1, perPage: PER_PAGE, sort: sorts[0], search: '' }
  for (const name of ['page', 'perPage', 'sort', 'search'] as const) {
    if (values[name] === defaults[name]) next.delete(name)
    else next.set(name, String(values[name]))
  }
  return next
}
