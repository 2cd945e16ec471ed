import type { FieldProblem } from '@tracemark/api/schemas'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { type Invited, InviteScreen, type InviteScreenProps } from './InviteScreen.tsx'

const WAREHOUSE = '0198c5a0-0000-7000-8000-000000000002'

const args: InviteScreenProps = {
  organizationName: 'Sierra Alta',
  roles: ['member', 'admin'],
  teams: [
    { id: '0198c5a0-0000-7000-8000-000000000001', name: 'Field auditors' },
    { id: WAREHOUSE, name: 'Warehouse' },
  ],
  language: 'en',
  onSave: fn(async () => undefined),
  onDirty: fn(),
  onCancel: fn(),
}

const meta = preview.meta({ title: 'Screens/Invitations/Invite', component: InviteScreen, globals: at('tablet'), args })

const write = 'rosa.quispe@example.com\ntom.weaver@example.com, kim.lee@example.com'

export const Empty = meta.story({})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email addresses/ }), write)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Role/ }), 'Admin')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Language/ }), 'Español')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team' }), 'Warehouse')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    const emails = ['rosa.quispe@example.com', 'tom.weaver@example.com', 'kim.lee@example.com']
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { emails, role: 'admin', accessPortal: true, portalLanguage: 'es', teamId: WAREHOUSE },
        expect.anything(),
      ),
    )
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
  },
})

export const Nobody = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await expect(await canvas.findByText('Enter at least 1 email address.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email addresses/ })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

const there: FieldProblem = { path: ['emails', 1], code: 'taken', message: 'is there already' }

const refuses = fn(async ({ emails }: Invited) =>
  emails.includes('tom.weaver@example.com') ? { code: 'user_exists' as const, fields: [there] } : undefined,
)

/** Each address that can't be invited is named, and what can be is kept. */
export const Refused = meta.story({
  args: { onSave: refuses },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Email addresses/ })
    await userEvent.type(field, write)
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await expect(await canvas.findByText('tom.weaver@example.com is already a member or already invited.')).toBeVisible()
    await userEvent.type(field, ', rosa@')
    await expect(await canvas.findByText('“rosa@” is not an email address.')).toBeVisible()
    await expect(canvas.getByText('tom.weaver@example.com is already a member or already invited.')).toBeVisible()
  },
})

export const LeftOut = meta.story({
  args: { onSave: refuses },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Email addresses/ })
    await userEvent.type(field, write)
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove these addresses' }))
    await expect(field).toHaveValue('rosa.quispe@example.com\nkim.lee@example.com')
    await waitFor(() => expect(field).toBeValid())
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ emails: ['rosa.quispe@example.com', 'kim.lee@example.com'] }),
        expect.anything(),
      ),
    )
  },
})

export const Failed = meta.story({
  args: { onSave: fn(async () => ({ code: 'rate_limited' as const })) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Email addresses/ })
    await userEvent.type(field, write)
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Could not send invites.*Your entries stay on this page/)
    await expect(field).toHaveValue(write)
  },
})

export const NoTeams = meta.story({ args: { teams: undefined } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
