import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { invitationStatuses, type OrganizationAccount, OrganizationAccountQuery } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { SentInvitationsScreen } from '@tracemark/ui/screens/invitations/sent'
import { useNavigate } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { usePeopleActions } from '../../platform/use-people-actions.ts'
import { type ServerListOptions, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

const getListOptions = (client: OrganizationClient): ServerListOptions<OrganizationAccount, typeof OrganizationAccountQuery> => ({
  queryKey: ['people', client.organizationId, 'invitations'],
  query: OrganizationAccountQuery,
  usualSort: 'createdAt_desc',
  // A status in the address takes the place of all three.
  fetch: (query, signal) => client.organizationAccounts.list({ query: { status: invitationStatuses, ...query } }, { signal }),
})

export const prefetch = ({ client, queries, search }: PageContext) => queries.prefetchQuery(serverListQuery(getListOptions(client), search))

/** /org/:org/settings/access/invitations: those that wait for an answer, or got none. */
export const Component = () => {
  const { organization, client } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  useTitle(t('names:invitations.title'), organization.name)
  const list = useServerList(getListOptions(client))
  const { rowActions, revokeAll } = usePeopleActions(list.page?.items)
  return (
    <SentInvitationsScreen
      {...list}
      getRowId={({ id }) => id}
      getRowName={({ email }) => email}
      rowActions={rowActions}
      bulkActions={[revokeAll]}
      onCreate={() => navigate(addresses.invitations.create.to({ org: organization.slug }))}
    />
  )
}
