import { useQuery } from '@tanstack/react-query'
import { notifications } from '@tracemark/api/graphql'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceStorage } from '../platform/device-storage.ts'
import { toFailure } from '../platform/failure.ts'
import { useAccountView, useOrganizationClient, useOrganizationView } from '../platform/services-context.tsx'
import { listUnread, noteRead } from './read-notifications.ts'

const popoverCode = onDemand(() => import('@tracemark/ui/components/notification-popover'), ['notifications'])

const PER_PAGE = 20
const AGAIN_MS = 60_000

interface NotificationsProps {
  /** The bell, while it is open. */
  anchor: HTMLElement | undefined
  onClose: () => void
  /** How much is new. */
  onCount: (count: number) => void
}

interface ListProps extends NotificationsProps {
  organizationId: number
  accountId: string
}

const List = ({ organizationId, accountId, anchor, onClose, onCount }: ListProps) => {
  const client = useOrganizationClient(organizationId)
  const navigate = useNavigate()
  const [, setRead] = useState(0)
  const answer = useQuery({
    queryKey: ['notifications', organizationId],
    queryFn: async ({ signal }) => (await client.graphql(notifications, { page: 1, perPage: PER_PAGE }, { signal })).notifications.items,
    refetchInterval: AGAIN_MS,
  })
  const ids = answer.data?.map(({ id }) => id) ?? []
  const unread = listUnread(deviceStorage, accountId, organizationId, ids)
  useEffect(() => onCount(unread.size), [onCount, unread.size])
  const NotificationPopover = useOnDemand(popoverCode, anchor !== undefined)?.NotificationPopover
  if (!NotificationPopover) return null
  return (
    <NotificationPopover
      anchor={anchor}
      onClose={onClose}
      notifications={answer.data}
      unread={unread}
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

/** What the bell in the bar counts and opens. */
export const OrganizationNotifications = (bell: NotificationsProps) => {
  const view = useOrganizationView()
  const account = useAccountView()
  if (view.kind !== 'ready' || account.kind !== 'loaded') return null
  return <List key={view.organization.id} {...bell} organizationId={view.organization.id} accountId={account.account.id} />
}
