import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = preview.meta({ title: 'Staff/Offline banner', component: OfflineBanner, args: { offline: true } })

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Offline$/)
  },
})

export const ServerAway = meta.story({
  args: { offline: false, away: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The server is not responding. We’ll keep trying.$/)
  },
})
