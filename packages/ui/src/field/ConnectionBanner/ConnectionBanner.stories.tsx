import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'

const meta = preview.meta({ title: 'Field/Connection banner', component: ConnectionBanner, parameters: { padded: false } })

export const ServerAway = meta.story({
  args: { away: true, note: 'Showing data saved on this device.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server is not responding. We’ll keep trying.')
  },
})

/** A device without a network can't tell whether the server is there. */
export const Offline = meta.story({
  args: { offline: true, away: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Offline$/)
  },
})

export const Connected = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})
