import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { InteractionQuery } from '@tracemark/api/schemas'
import type { HeldInteractionsProps } from '@tracemark/ui/screens/collections'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServerList } from '../../platform/use-server-list.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { writeCollectionAddress } from './collection-address.ts'

/** As many as leave the form in view. */
const PER_PAGE = 10

/** What a collection holds: a second list beside that of the collections, with parameters of its own in the address. */
export const useHeld = (id: string | undefined): HeldInteractionsProps | undefined => {
  const { organization, client, may } = useOrganization()
  const { open } = useWayBack()
  const isShown = id !== undefined && may(contract.interactions.list)
  const { page, failure, query, onQueryChange, onRetry } = useServerList(
    {
      queryKey: ['interactions', organization.id, 'collection', id],
      query: InteractionQuery,
      usualSort: 'reportedDate_desc',
      prefix: 'held.',
      fetch: (asked, signal) =>
        client.interactions.list({ query: { ...asked, perPage: PER_PAGE, ...(id !== undefined && { collectionId: id }) } }, { signal }),
    },
    isShown,
  )
  if (!isShown) return undefined
  return {
    page,
    failure,
    query,
    onQueryChange,
    onRetry,
    getHref: (interaction) => `${addresses.interactions.list.to({ org: organization.slug })}/${interaction}`,
    allHref: writeCollectionAddress(organization.slug, id),
    onOpen: open,
  }
}
