import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ClockBanner } from './ClockBanner.tsx'

const meta = preview.meta({ title: 'Field/Wrong clock banner', component: ClockBanner, parameters: { padded: false } })

export const Ahead = meta.story({
  args: { ahead: 12 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This device.s clock is wrong/)
  },
})
