import { addresses } from '@tracemark/api/addresses'

/** Of the list of interactions, narrowed to what a collection holds, however long ago it was recorded. */
export const writeCollectionAddress = (org: string, id: string): string =>
  `${addresses.interactions.list.to({ org })}?${new URLSearchParams({ collection: id, range: 'all' })}`
