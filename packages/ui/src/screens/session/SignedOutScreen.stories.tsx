import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SignedOutScreen } from './SignedOutScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Signed out',
  component: SignedOutScreen,
  parameters: { padded: false },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { onSignIn: fn() },
})

export const SignedOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

export const WithoutANetwork = meta.story({
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('You are signed out on this device')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
