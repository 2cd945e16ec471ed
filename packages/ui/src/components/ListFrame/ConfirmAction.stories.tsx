import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `unit ${index}`)

const meta = preview.meta({
  title: 'Staff/List frame confirmation',
  component: ConfirmAction,
  parameters: { picture: false },
  args: {
    action: {
      id: 'delete',
      label: 'Delete',
      icon: 'trash' as const,
      tone: 'danger' as const,
      confirm: { title: { counted: 'entries:delete_selected_title' as const } },
      run: async () => [],
    },
    ids: idsOf(101),
    entity: 'units' as const,
    onConfirm: fn(),
    onClose: fn(),
  },
})

/** Of more than a hundred, the number is typed: it was read. */
export const MoreThanAHundred = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Delete 101 units?' })
    await waitFor(() => expect(screen.getByLabelText('Type “101” to confirm')).toHaveFocus())
    await userEvent.keyboard('100{Enter}')
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}1{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** The dialog has the mark of the action that it asks about. */
export const AHundred = meta.story({
  args: { ids: idsOf(100) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** What can be taken back is only asked. */
export const NoDeletion = meta.story({
  args: { action: { id: 'publish', label: 'Publish', confirm: {}, run: async () => [] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
