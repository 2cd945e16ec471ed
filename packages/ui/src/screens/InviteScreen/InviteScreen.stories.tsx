import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { InviteScreen, type InviteScreenProps } from './InviteScreen.tsx'

const args: InviteScreenProps = {
  organizationName: 'Sierra Alta',
  roles: ['member', 'admin'],
  teams: [
    { id: '1', name: 'Field auditors' },
    { id: '2', name: 'Warehouse' },
  ],
  language: 'en',
  onSubmit: fn(),
  onCancel: fn(),
}

const meta = preview.meta({ title: 'Screens/Invite', component: InviteScreen, globals: at('tablet'), args })

const write = 'rosa.quispe@example.com\ntom.weaver@example.com, kim.lee@example.com'

export const Empty = meta.story({})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail addresses/ }), write)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Role/ }), 'Admin')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Language/ }), 'Español')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team' }), 'Warehouse')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      emails: ['rosa.quispe@example.com', 'tom.weaver@example.com', 'kim.lee@example.com'],
      role: 'admin',
      accessPortal: true,
      portalLanguage: 'es',
      teamId: '2',
    })
  },
})

export const Nobody = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await expect(canvas.getByText('Write at least one address.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^E-mail addresses/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Each address that can't be invited is named, and what can be is kept. */
export const Refused = meta.story({
  args: { refused: ['tom.weaver@example.com'], failure: { code: 'user_exists' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^E-mail addresses/ })
    await userEvent.type(field, `${write}, rosa@`)
    await expect(canvas.getByText('tom.weaver@example.com belongs to the organization already, or is invited.')).toBeVisible()
    await expect(canvas.getByText('“rosa@” is not an e-mail address.')).toBeVisible()
  },
})

export const LeftOut = meta.story({
  args: { refused: ['tom.weaver@example.com'], failure: { code: 'user_exists' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^E-mail addresses/ })
    await userEvent.type(field, write)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave these out' }))
    await expect(field).toHaveValue('rosa.quispe@example.com\nkim.lee@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  args: { failure: { code: 'rate_limited' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Could not send invites.*Wait a minute/)
  },
})

export const NoTeams = meta.story({ args: { teams: undefined, busy: true } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
