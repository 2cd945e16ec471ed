import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx'

const invitation = {
  emailAddress: 'rosa.quispe@example.com',
  organization: { name: 'Sierra Alta', image: picture('#8a5a2b', '#c9ab82') },
  invitedBy: 'Luisa Marín',
  role: 'member' as const,
  expiresAt: '2026-11-27T14:02:00Z',
}

const args: InvitationScreenProps = {
  state: { kind: 'pending', invitation, busy: false },
  onAccept: fn(),
  onDecline: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onRetry: fn(),
  onSwitchAccount: fn(),
  onOpen: fn(),
  onHome: fn(),
}

const meta = preview.meta({
  title: 'Screens/Invitations/Invitation',
  component: InvitationScreen,
  parameters: { padded: false },
  globals: at('tablet'),
  args,
})

export const Pending = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect([args.onAccept, args.onDecline].map((call) => (call as ReturnType<typeof fn>).mock.calls.length)).toEqual([1, 1])
  },
})

export const ConfirmAccepting = meta.story({
  args: { state: { kind: 'pending', invitation, reply: 'accept', busy: false } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent('Accept the invitation?')
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Whoever is invited as an owner reads it before they accept. */
export const AsAnOwner = meta.story({
  args: { state: { kind: 'pending', invitation: { ...invitation, role: 'owner' }, reply: 'accept', busy: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toHaveAccessibleDescription(
      'You become an owner of Sierra Alta, with all rights. Its admins can see your name and email address.',
    )
    await expect(canvas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toContain('Role: Owner')
  },
})

export const ConfirmDeclining = meta.story({ args: { state: { kind: 'pending', invitation, reply: 'decline', busy: false } } })

export const Failed = meta.story({
  args: { state: { kind: 'pending', invitation, busy: false, failure: { code: 'network_unreachable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Could not decline or accept the invitation \(The server is not responding\)/,
    )
  },
})

export const NoLogoAndNoName = meta.story({
  args: {
    state: {
      kind: 'pending',
      invitation: {
        ...invitation,
        invitedBy: undefined,
        organization: { name: 'Asociación de Productoras de la Montaña de Nuestra Señora' },
      },
      busy: false,
    },
  },
})

export const Waiting = meta.story({ args: { state: { kind: 'waiting' } } })

export const Accepted = meta.story({
  args: {
    state: {
      kind: 'accepted',
      organization: { name: 'Sierra Alta', slug: 'sierra-alta', image: picture('#8a5a2b', '#c9ab82') },
      role: 'owner',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You are now an owner, with all rights.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Sierra Alta' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('sierra-alta')
  },
})

export const Declined = meta.story({ args: { state: { kind: 'declined', organization: { name: 'Sierra Alta', slug: 'sierra-alta' } } } })

export const Expired = meta.story({ args: { state: { kind: 'expired' } } })

export const Unknown = meta.story({ args: { state: { kind: 'unknown' } } })

export const WithoutALink = meta.story({ args: { state: { kind: 'none' } } })

export const ForSomebodyElse = meta.story({
  args: { state: { kind: 'forOther', invitation, signedInAs: 'tom.weaver@example.com' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as rosa.quispe@example.com' }))
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce()
  },
})

export const Unreachable = meta.story({ args: { state: { kind: 'failed', failure: { code: 'network_unreachable' } } } })

export const German = meta.story({ globals: { language: 'de' } })

export const Phone = meta.story({ globals: at('phone') })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
