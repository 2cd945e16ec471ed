import { OrganizationAccountQuery } from '@tracemark/api/schemas'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { entityList } from '../../../stories/entity-list.ts'
import { invitations } from '../../../stories/people.ts'
import { at, fetched } from '../../../stories/table.ts'
import { SentInvitationsScreen } from './SentInvitationsScreen.tsx'

const { args, states } = entityList(OrganizationAccountQuery, invitations)

const meta = preview.meta({
  title: 'Screens/Invitations/Sent invitations',
  component: SentInvitationsScreen,
  globals: at('wide'),
  args: { ...args, onOpen: undefined, getRowHref: undefined },
})

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite people' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Filtered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Declined' }, fetched))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { status: ['declined'] }, page: 1 })
  },
})

export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Nobody = meta.story({ tags: ['!test'], args: states.empty })
export const NotLoaded = meta.story({ tags: ['!test'], args: states.failed })
export const German = meta.story({ globals: { ...at('wide'), language: 'de' } })
export const Phone = meta.story({ globals: at('phone') })
export const RightToLeft = meta.story({ globals: { ...at('wide'), direction: 'rtl' } })
