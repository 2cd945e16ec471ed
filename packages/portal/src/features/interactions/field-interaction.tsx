import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { organizations } from '@tracemark/api/graphql'
import { OrganizationId } from '@tracemark/api/schemas'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/session/signing-in'
import { Navigate, useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useServices } from '../../platform/services-context.tsx'

const PER_PAGE = 50

/** A link of the mobile app to a record: looks up the organization, and goes to the record among its interactions. */
export const Component = () => {
  const { orgId, interactionId = '' } = useParams()
  const { client } = useServices()
  const navigate = useNavigate()
  const id = OrganizationId.safeParse(Number(orgId)).data
  const slug = useQuery({
    queryKey: ['slug-of-organization', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await client.graphql(organizations, { page, perPage: PER_PAGE, search: '' }, { signal })
        const found = answer.organizations.items.find((organization) => organization.id === id)
        if (found) return found.slug
        pages = answer.organizations.totalPages
      }
      return null
    },
  })
  if (slug.data)
    return (
      <Navigate
        to={`${addresses.interactions.list.to({ org: slug.data })}?${new URLSearchParams({ interactionSearch: interactionId })}`}
        replace
      />
    )
  if (slug.error) return <ErrorPanel failure={toFailure(slug.error)} heading="h1" onRetry={() => slug.refetch()} />
  if (id !== undefined && slug.isPending) return <SigningInScreen />
  return <NoticeScreen kind="not_found" standalone onHome={() => navigate('/')} />
}
