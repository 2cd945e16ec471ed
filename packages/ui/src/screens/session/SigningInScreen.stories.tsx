import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SigningInScreen } from './SigningInScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Signing in',
  component: SigningInScreen,
  parameters: { padded: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { onRetry: fn() },
})

export const UnderWay = meta.story({ parameters: { picture: 'light' } })

export const Failed = meta.story({
  args: { failure: { code: 'network_unreachable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const SavedOnDevice = meta.story({
  args: { failure: { code: 'network_unreachable' }, retries: true, saved: { waiting: 3, drafts: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 interactions are saved on this device. We’ll send them when the server responds.')).toBeVisible()
    await expect(canvas.getByText('1 unfinished interaction is saved on this device.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Interactions on this device' })).toHaveAttribute('href', '/records')
  },
})

export const NothingOnDevice = meta.story({
  args: { failure: { code: 'network_unreachable' }, retries: true, saved: { waiting: 0, drafts: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No interactions to send from this device.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
