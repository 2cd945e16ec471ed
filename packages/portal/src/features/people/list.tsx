import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { UsersScreen } from '@tracemark/ui/screens/people'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { usePeopleActions } from '../../platform/use-people-actions.ts'
import { users } from './resource.ts'

export const prefetch = prefetchList(users)

/** /org/:org/settings/access/users */
export const Component = () => {
  const { organization, may } = useOrganization()
  const navigate = useNavigate()
  const list = useResourceList(users)
  const { ownId, rowActions, suspendAll, removeAll } = usePeopleActions(list.page?.items)
  const mayInvite = may(contract.organizationAccounts.create)
  return (
    <UsersScreen
      {...list}
      ownId={ownId}
      rowActions={rowActions}
      bulkActions={mayInvite ? [suspendAll, removeAll] : undefined}
      onCreate={mayInvite ? () => navigate(addresses.invitations.create.to({ org: organization.slug })) : undefined}
    />
  )
}
