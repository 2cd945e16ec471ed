import { CollectionRule } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import { toExport } from './list-query.ts'

/** The rule of a collection that holds what the list shows: dates as they are today, and "created by me" as this account. */
export const toRule = (query: ListQuery, accountId: string): CollectionRule => {
  const { createdByMe, createdById, sort: _, collectionId: __, collected: ___, ...asked } = toExport(query)
  const by = createdByMe ? accountId : createdById
  return CollectionRule.parse({ ...asked, ...(by !== undefined && { createdById: by }) })
}
