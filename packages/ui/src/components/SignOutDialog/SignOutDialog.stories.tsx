import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

const meta = preview.meta({
  title: 'Staff/Sign-out dialog',
  component: SignOutDialog,
  args: { waiting: 1, places: 3, onConfirm: fn(), onClose: fn() },
})

export const RecordsAndPlaces = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    await expect(dialog).toHaveAccessibleDescription(
      'You have 1 interaction to send. It stays on this device and is sent when Tracemark is open here and the server responds. 3 downloaded places will be removed from this device.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const PlacesAlone = meta.story({
  args: { waiting: 0, places: 1 },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('1 downloaded place will be removed from this device.')
  },
})

export const German = meta.story({ globals: { language: 'de' }, args: { waiting: 12, places: 0 } })
