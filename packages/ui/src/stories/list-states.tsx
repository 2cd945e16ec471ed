import type { ServerList } from '../components/ListFrame/ListFrame.tsx'
import type { Failure } from '../errors/error-code.ts'

type StatesOf<Row> = Pick<ServerList<Row>, 'page' | 'loading' | 'failure' | 'query'> & {
  missingPermissions?: readonly string[] | undefined
}

const query = { page: 1, perPage: 25, sort: 'name_asc', search: '' }
const timeout: Failure = { code: 'timeout' }

/** A name of 110 letters, as the longest that people give. */
const lengthen = (text: string) => `${text} de la Cooperativa Multiactiva de Pequeños Caficultores de la Cordillera Central del Quindío`

/**
 * The states that each list has, as args of its stories, made of its fixtures: `export const Loading = meta.story({ args: states.loading })`.
 * `rename` gives a row another name.
 */
export const listStates = <Row,>(rows: readonly Row[], getName: (row: Row) => string, rename: (row: Row, name: string) => Row) => {
  const toPage = (items: readonly Row[]) => ({ items, totalItems: items.length, perPage: query.perPage })
  const state = (more: Partial<StatesOf<Row>>): StatesOf<Row> => ({ page: toPage(rows), loading: false, query, ...more })
  return {
    rows: state({}),
    loading: state({ page: undefined, loading: true }),
    empty: state({ page: toPage([]) }),
    nothingFound: state({ page: toPage([]), query: { ...query, search: 'Tarrazú' } }),
    failed: state({ page: undefined, failure: timeout }),
    noPermission: state({ page: undefined, missingPermissions: ['Assets: view'] }),
    longText: state({ page: toPage(rows.map((row) => rename(row, lengthen(getName(row))))) }),
  }
}
