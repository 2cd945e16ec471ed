import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitQuery } from '../assets/asset-query.ts'

const SHOWN = 10

/** What statuses a unit had, the newest first. Read anew with the unit, which a change of its status invalidates. */
export const useStatusHistory = (unitId: string) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...unitQuery(client, unitId).queryKey, 'status-changes'],
    queryFn: ({ signal, pageParam }) =>
      client.units.statusChanges({ params: { id: unitId }, query: { page: pageParam, perPage: SHOWN } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })
  const org = organization.slug
  return {
    changes: data?.pages.flatMap(({ items }) => items),
    failure: error ? toFailure(error) : undefined,
    recordHref: may(contract.interactions.get)
      ? (interactionId: string) => addresses.interactions.one.to({ org, interactionId })
      : undefined,
    onOpen: (href: string) => void navigate(href),
    onRetry: () => void refetch(),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
