import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'

const buildIds = (count: number) => Array.from({ length: count }, (_, index) => `unit ${index}`)

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
      confirm: { title: { counted: 'common:delete_selected_title' as const } },
      run: async () => [],
    },
    ids: buildIds(101),
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

/** It stands in the title and before the field alike, and may be typed without its comma. */
export const MoreThanAThousand = meta.story({
  args: { ids: buildIds(1_000) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Delete 1,000 units?' })
    await waitFor(() => expect(screen.getByLabelText('Type “1,000” to confirm')).toHaveFocus())
    await userEvent.keyboard('1000{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** Those of the selected that stay are named beforehand, each with what uses it. */
export const SomeInUse = meta.story({
  args: {
    ids: buildIds(3),
    action: {
      id: 'delete',
      label: 'Delete',
      tone: 'danger',
      confirm: {
        text: 'Assets are no longer asked for them.',
        askEachUses: async () => [
          { id: 'a1', name: 'Net weight', deletable: false, usedBy: [{ kind: 'assets', count: 12, href: '#/assets' }] },
          { id: 'a2', name: 'Harvest year', deletable: true, usedBy: [] },
          { id: 'a3', name: 'Variety', deletable: false, usedBy: [{ kind: 'assets', count: 1 }] },
        ],
      },
      run: async () => [],
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        'Assets are no longer asked for them. 2 of them are in use and can’t be deleted: Net weight 12 assets use it. Variety 1 asset uses it.',
      ),
    )
    await expect(screen.getByRole('link', { name: '12 assets' })).toHaveAttribute('href', '#/assets')
  },
})

/** The dialog has the mark of the action that it asks about. */
export const AHundred = meta.story({
  args: { ids: buildIds(100) },
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
