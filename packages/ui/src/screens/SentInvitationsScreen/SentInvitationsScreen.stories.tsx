import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { type SentInvitation, SentInvitationsScreen, type SentInvitationsScreenProps } from './SentInvitationsScreen.tsx'

const rosa: SentInvitation = {
  id: '1',
  email: 'rosa.quispe@example.com',
  role: 'member',
  state: 'pending',
  expiresAt: '2026-11-27T14:02:00Z',
}

const invitations: SentInvitation[] = [
  rosa,
  { ...rosa, id: '2', email: 'tom.weaver@example.com', role: 'admin', state: 'expired', expiresAt: '2026-11-12T09:00:00Z' },
  { ...rosa, id: '3', email: 'maria.del.rosario.buenavista@cooperativa-el-roble.example', state: 'declined' },
]

const args: SentInvitationsScreenProps = {
  invitations,
  onResend: fn(),
  onRevoke: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onRetry: fn(),
  onInvite: fn(),
}

const meta = preview.meta({ title: 'Screens/Sent invitations', component: SentInvitationsScreen, globals: at('wide'), args })

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: rosa.quispe@example.com' }))
    await expect(args.onResend).toHaveBeenLastCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: tom.weaver@example.com' }))
    await expect(args.onRevoke).toHaveBeenLastCalledWith('2')
  },
})

export const Confirming = meta.story({
  args: { confirming: '1' },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { invitations: [{ ...rosa, busy: 'resending' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: rosa.quispe@example.com' }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({ args: { invitations: [{ ...rosa, failure: { code: 'rate_limited' } }] } })

export const Nobody = meta.story({
  args: { invitations: [] },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Invite people' })) await userEvent.click(button)
    await expect(args.onInvite).toHaveBeenCalledTimes(2)
  },
})

export const Loading = meta.story({ args: { invitations: undefined } })

export const NotLoaded = meta.story({ args: { invitations: undefined, failure: { code: 'network_unreachable' } } })

export const German = meta.story({ globals: { language: 'de' } })

export const Phone = meta.story({ globals: at('phone') })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
