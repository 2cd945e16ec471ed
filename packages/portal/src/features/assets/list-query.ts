import { AssetExport, AssetQuery } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'
import { toCallQuery } from '../../platform/resource/call-query.ts'

/** A file has the list's order; where the closest come first, it is by name. */
const Sort = z.catch(AssetExport.shape.sort, 'name_asc')

/** What a file of the list is asked for. */
export const toAssetExport = ({ sort, search, filters }: ListQuery) => {
  const { page: _, perPage: __, ...asked } = AssetQuery.parse(toCallQuery(AssetQuery, { ...filters, search }))
  return { ...asked, sort: Sort.parse(sort) }
}
