import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NoPermissionScreen } from './NoPermissionScreen.tsx'
import { NoticeScreen, type NoticeScreenProps } from './NoticeScreen.tsx'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const args: NoticeScreenProps = { kind: 'not_found', standalone: true, onHome: fn() }

const meta = preview.meta({
  title: 'Screens/Session/Notice',
  component: NoticeScreen,
  parameters: { padded: false },
  globals: at('tablet'),
  args,
})

export const NotFound = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the home page' }))
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
})

export const NoPermission = meta.story({
  render: () => <NoPermissionScreen missing={['things:read', 'batches:list', 'batches:read']} onHome={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("You don't have permission to see this page")
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Assets: view', 'Variants: view'])
  },
})

export const OrganizationNotFound = meta.story({ args: { kind: 'organization_not_found' } })

export const NoOrganization = meta.story({
  args: { kind: 'no_organization', email: 'rosa.maldonado@example.com', onHome: undefined, onSignOut: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Ask an admin to invite rosa.maldonado@example.com.')
    await expect(canvas.getByRole('banner')).toHaveTextContent('Tracemark')
  },
})

export const NoOrganizationAccess = meta.story({ args: { kind: 'no_organization_access' } })

export const NoPortalAccess = meta.story({ args: { kind: 'no_portal_access', onSignOut: fn() } })

export const Phone = meta.story({ args: { kind: 'no_portal_access', onSignOut: fn() }, globals: at('phone') })
