import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SavedRun } from './SavedRun.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { WaitingLine } from './WaitingLine.tsx'

const meta = preview.meta({
  title: 'Screens/Tasks/Saved run',
  component: SavedRun,
  parameters: { padded: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    organization: { name: 'Sierra Alta' },
    delivery: 'waiting' as const,
    task: 'Moisture check',
    thing: 'Finca La Esperanza',
    item: 'SA-0004-217',
    offline: true,
    onAgain: fn(),
    onList: fn(),
  },
})

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Saved on this device' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Record another' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Interactions on this device' }))
    await expect(args.onList).toHaveBeenCalledOnce()
  },
})

export const Sending = meta.story({ args: { delivery: 'sending' as const, offline: false } })

export const German = meta.story({ globals: { viewport: { value: 'phone', isRotated: false }, language: 'de' } })

export const RightToLeft = meta.story({ globals: { viewport: { value: 'phone', isRotated: false }, direction: 'rtl' } })

/** What a run says of the device: what does not keep, and what waits. */
export const OfTheDevice = meta.story({
  render: () => (
    <div className="tm tm-device">
      <WaitingLine count={0} onOpen={fn()} />
      <WaitingLine count={1} onOpen={fn()} />
      <WaitingLine count={12} onOpen={fn()} />
      <StorageNotice trouble="full" />
      <StorageNotice trouble="blocked" />
    </div>
  ),
})
