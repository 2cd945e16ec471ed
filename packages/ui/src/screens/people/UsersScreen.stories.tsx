import { OrganizationAccountQuery } from '@tracemark/api/schemas'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { invitations, members } from '../../stories/people.ts'
import { at, fetched } from '../../stories/table.ts'
import { UsersScreen } from './UsersScreen.tsx'

const { args, states } = entityList(OrganizationAccountQuery, [...members, ...invitations.filter(({ status }) => status !== 'declined')])

const meta = preview.meta({
  title: 'Screens/Users/Users',
  component: UsersScreen,
  globals: at('wide'),
  args: { ...args, ownId: members[0]?.accountId, onOpen: undefined, getRowHref: undefined },
})

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('You')).toBeVisible()
    await expect(canvas.getByText('Suspended')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite people' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Filtered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Access' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Tasks only' }, fetched))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { accessPortal: 'false' }, page: 1 })
  },
})

/** Who has declined is no user, and is found among the invitations. */
export const Statuses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }))
    const choices = await screen.findAllByRole('menuitemcheckbox', {}, fetched)
    await expect(choices.map(({ textContent }) => textContent)).toEqual(['Active', 'Suspended', 'Pending', 'Expired'])
  },
})

/** What the server alone knows is said with what to do. */
export const LastOwner = meta.story({
  args: {
    rowActions: () => [
      {
        id: 'member',
        label: 'Change role to member',
        confirm: { title: 'Make Lucía Montoya a member?' },
        run: fn(async () => [{ id: members[0]?.id ?? '', failure: { code: 'last_owner' as const } }]),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Lucía Montoya' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role to member' }, fetched))
    const question = within(await screen.findByRole('alertdialog', { name: 'Make Lucía Montoya a member?' }))
    await userEvent.click(question.getByRole('button', { name: 'Change role to member' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Make another user an owner first')
  },
})

/** Where the list knows it, the role of the only owner is not offered to be changed. */
export const OnlyOwner = meta.story({
  parameters: { picture: false },
  args: {
    rowActions: () => [
      { id: 'member', label: 'Change role to member', disabled: true, hint: 'Make another user an owner first.', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Lucía Montoya' }))
    const item = await screen.findByRole('menuitem', { name: 'Change role to member' }, fetched)
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Make another user an owner first.')
    await userEvent.keyboard('{Escape}')
  },
})

export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
