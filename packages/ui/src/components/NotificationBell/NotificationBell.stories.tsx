import type { Notification, NotificationType } from '@tracemark/api/schemas'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx'

const line = (number: number, notificationType: NotificationType, text: string): Notification => ({
  id: `01939f00-0000-7000-8000-00000000000${number}`,
  notificationType,
  organizationId: 101,
  priority: 'normal',
  text,
  url: `/org/sierra-alta/products/offers/${number}`,
})

const notifications = [
  line(6, 'variant_offered', 'Riesling 2026: Weingut Klosterhalde'),
  line(5, 'interaction_warning', 'Moisture check: Finca La Esperanza'),
  line(4, 'variant_share_accepted', 'April lot: Open Granary'),
  line(3, 'interaction_alert', 'Farm audit: Finca Tres Hermanas de la Montaña'),
  line(2, 'integration_action_disabled', 'Roastery inventory'),
]

const args: NotificationBellProps = {
  notifications,
  unread: new Set(notifications.slice(0, 2).map(({ id }) => id)),
  onNavigate: fn(),
  onRead: fn(),
  onRetry: fn(),
}

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

const open = async ({
  canvasElement,
  userEvent,
}: {
  canvasElement: HTMLElement
  userEvent: { click: (element: Element) => Promise<void> }
}) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  return within(await page(canvasElement).findByRole('dialog', { name: /^(Notifications|Benachrichtigungen)$/ }))
}

const meta = preview.meta({ title: 'Staff/Notification bell', component: NotificationBell, globals: at('tablet'), args })

export const Closed = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('2 new notifications')
  },
})

export const NothingNew = meta.story({ args: { unread: new Set() } })

export const Open = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const list = await open({ canvasElement, userEvent })
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
})

/** The page stays where it is. */
export const OnLongPage = meta.story({
  parameters: { picture: false, padded: false },
  decorators: (Story) => (
    <div style={{ height: 3000 }}>
      <div style={{ position: 'sticky', top: 0, padding: 8, textAlign: 'end' }}>
        <Story />
      </div>
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await open({ canvasElement, userEvent })
    await expect(scrollY).toBe(0)
  },
})

export const Followed = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const list = await open({ canvasElement, userEvent })
    await userEvent.click(list.getByRole('link', { name: /Riesling/ }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/org/sierra-alta/products/offers/6')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const Empty = meta.story({
  args: { notifications: [], unread: new Set() },
  play: async (context) => {
    await open(context)
  },
})

export const Failed = meta.story({
  args: { notifications: undefined, unread: new Set(), failure: { code: 'network_unreachable' } },
  play: async (context) => {
    await open(context)
  },
})

export const German = meta.story({
  globals: { language: 'de' },
  play: async (context) => {
    await open(context)
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    await open(context)
  },
})

export const Phone = meta.story({
  globals: at('phone'),
  play: async (context) => {
    await open(context)
  },
})
