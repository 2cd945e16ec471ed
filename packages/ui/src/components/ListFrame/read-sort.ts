import type { DataTableSort } from '../DataTable/types.ts'

/** `field_asc` or `field_desc`, as a list is asked for it. */
export const readSort = (sort: string): DataTableSort => {
  const [field = '', direction] = sort.split('_')
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
}
