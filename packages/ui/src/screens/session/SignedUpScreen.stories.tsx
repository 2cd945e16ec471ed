import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { SignedUpScreen } from './SignedUpScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Session/Signed up',
  component: SignedUpScreen,
  parameters: { padded: false },
  globals: at('tablet'),
  args: { appHref: '/fs/login' },
})

export const SignedUp = meta.story({
  parameters: { picture: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the app' })).toHaveAttribute('href', '/fs/login')
  },
})

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeftOnAPhone = meta.story({ globals: { ...at('phone'), direction: 'rtl' } })
