import { useQuery } from '@tanstack/react-query'
import { notifications } from '@tracemark/api/graphql'
import { NotificationBell } from '@tracemark/ui/components/notification-bell'
import { MuiTheme } from '@tracemark/ui/theme'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceStorage } from '../app/device-storage.ts'
import { toFailure } from '../app/failure.ts'
import { WholeLanguage } from '../app/i18n.tsx'
import { noteRead, unreadOf } from '../app/read-notifications.ts'
import { useAccountView, useOrganizationView, useServices } from '../app/services-context.tsx'

const PER_PAGE = 20
const AGAIN_MS = 60_000

const Bell = ({ organizationId, accountId }: { organizationId: number; accountId: string }) => {
  const { client } = useServices()
  const navigate = useNavigate()
  const [, setRead] = useState(0)
  const answer = useQuery({
    queryKey: ['notifications', organizationId],
    queryFn: async ({ signal }) =>
      (await client.graphql(notifications, { organizationId, page: 1, perPage: PER_PAGE }, { signal })).notifications.items,
    refetchInterval: AGAIN_MS,
  })
  const ids = answer.data?.map(({ id }) => id) ?? []
  return (
    <NotificationBell
      notifications={answer.data}
      unread={unreadOf(deviceStorage, accountId, organizationId, ids)}
      failure={answer.error ? toFailure(answer.error) : undefined}
      onNavigate={(href) => navigate(href)}
      onRead={() => {
        noteRead(deviceStorage, accountId, organizationId, ids)
        setRead((times) => times + 1)
      }}
      onRetry={() => answer.refetch()}
    />
  )
}

/** The bell in the bar, once the page is there. */
export const OrganizationNotifications = () => {
  const view = useOrganizationView()
  const account = useAccountView()
  if (view.kind !== 'ready' || account.kind !== 'loaded' || !view.permissions.includes('portal:access')) return null
  return (
    <WholeLanguage>
      <MuiTheme>
        <Bell key={view.organization.id} organizationId={view.organization.id} accountId={account.account.id} />
      </MuiTheme>
    </WholeLanguage>
  )
}
