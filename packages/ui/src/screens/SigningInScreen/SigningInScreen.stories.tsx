import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SigningInScreen } from './SigningInScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Signing in',
  component: SigningInScreen,
  parameters: { padded: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { onRetry: fn() },
})

export const UnderWay = meta.story({})

export const Failed = meta.story({
  args: { failure: { code: 'network_unreachable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
