import { getDetails, getUsualSort, type ListShape, listFilters, nameInAddress, readListParams, toText } from '../list-search-params.ts'

/** What of a list a view keeps, as the contract has it. */
export interface ViewQuery {
  search?: string | undefined
  sort?: string | undefined
  filters: Record<string, string>
  /** How the rows are drawn, where the address says it. */
  display?: string | undefined
}

/** In addresses: how a list is drawn, and which view of it is open. */
const DISPLAY = 'view'
export const SAVED = 'saved'

/** What this address asks of the list, without the page. */
export const readViewQuery = (params: URLSearchParams, shape: ListShape): ViewQuery => {
  const { search, sort, filters } = readListParams(params, shape)
  const texts = listFilters(shape).flatMap(([name]) => {
    const text = toText(filters[name])
    return text === '' ? [] : [[name, text] as const]
  })
  const display = params.get(DISPLAY)
  return {
    ...(search !== '' && { search }),
    sort,
    filters: Object.fromEntries(texts),
    ...(display !== null && { display }),
  }
}

/** The address of a view. What the list can't read any more stands in it all the same, so that it is said. */
export const writeViewQuery = (
  { search = '', sort, filters, display }: { [Field in keyof ViewQuery]: ViewQuery[Field] },
  shape: ListShape,
  id: string,
): URLSearchParams => {
  const params = new URLSearchParams()
  if (search !== '') params.set(nameInAddress(shape, 'search'), search)
  if (sort !== undefined && sort !== getUsualSort(shape, search)) params.set('sort', sort)
  for (const [name, inAddress, filter] of listFilters(shape)) {
    const text = filters[name]
    if (text !== undefined && text !== getDetails(filter).otherwise) params.set(inAddress, text)
  }
  if (display !== undefined) params.set(DISPLAY, display)
  params.set(SAVED, id)
  return params
}
