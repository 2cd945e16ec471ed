import { AssetQuery } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import { toCallQuery } from '../../platform/resource/call-query.ts'

/** What a file of the list is asked for. It has the list's order; where the closest come first, it is by name. */
export const toAssetExport = ({ sort, search, filters }: ListQuery) => {
  const query = toCallQuery(AssetQuery, { ...filters, sort, search })
  const { page: _, perPage: __, sort: order, ...asked } = AssetQuery.parse(query)
  return { ...asked, sort: order === 'relevance_desc' ? ('name_asc' as const) : order }
}
