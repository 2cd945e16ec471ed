import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, fetched } from '../../stories/table.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { KnownUses } from './uses.ts'

const name = 'Coffee, from farm to port'

const kept: KnownUses = {
  name,
  deletable: false,
  usedBy: [
    { kind: 'assets', count: 12, href: '#/assets' },
    { kind: 'assets', count: 1, hidden: true, href: '#/assets?hidden' },
    { kind: 'task-runs', count: 3 },
  ],
}

const named = [
  { id: 'first', name: 'Finca La Esperanza', href: '#/first' },
  { id: 'second', name: 'Huila Lot 7', href: '#/second' },
]

const meta = preview.meta({
  title: 'Staff/Deletion dialog',
  component: DeleteDialog,
  args: {
    open: true,
    title: 'Delete “Coffee, from farm to port”?',
    text: 'Its elements are deleted, too.',
    confirmLabel: 'Delete',
    askUses: async () => kept,
    instead: { kind: 'archive' as const, onSelect: fn() },
    onConfirm: fn(),
    onClose: fn(),
  },
  globals: at('desktop'),
})

const read = async (title: string, words: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: title }, fetched)
  await waitFor(() => expect(dialog).toHaveAccessibleDescription(words))
}

/** What refers to it is counted, and each count leads to what it counts. */
export const Kept = meta.story({
  play: async ({ userEvent, args }) => {
    await read(
      '“Coffee, from farm to port” is in use, so it can’t be deleted',
      '12 assets, 1 asset (hidden) and 3 task runs use it. Archive it instead. It keeps its records and is no longer offered.',
    )
    await expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['12 assets', '#/assets'],
      ['1 asset (hidden)', '#/assets?hidden'],
    ])
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    await expect(args.instead?.onSelect).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** Nothing is taken from anywhere: what would happen otherwise is not said. */
export const Unused = meta.story({
  parameters: { picture: false },
  args: { askUses: async () => ({ name, deletable: true, usedBy: [] }) },
  play: () => read('Delete “Coffee, from farm to port”?', 'Nothing uses it.'),
})

export const OnPhone = meta.story({ globals: at('phone') })

export const German = meta.story({ globals: { ...at('phone'), language: 'de' } })

/** One of them alone. Nothing else can be done than to close it. */
export const NothingInstead = meta.story({
  args: { askUses: async () => ({ name, deletable: false, usedBy: [{ kind: 'assets', count: 1 }] }), instead: undefined },
  play: async () => {
    await read('“Coffee, from farm to port” is in use, so it can’t be deleted', '1 asset uses it.')
    await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close'])
  },
})

/** Nothing can be done with it, but with what uses it. */
export const Listed = meta.story({
  parameters: { picture: false },
  args: {
    askUses: async () => ({
      name,
      deletable: false,
      usedBy: [
        { kind: 'task-runs', count: 2 },
        { kind: 'assets', count: 12, href: '#/assets' },
      ],
    }),
    instead: undefined,
    note: 'It is the default. Set another chain as the default first.',
  },
  play: async ({ userEvent, args }) => {
    await read(
      '“Coffee, from farm to port” is in use, so it can’t be deleted',
      '2 task runs and 12 assets use it. It is the default. Set another chain as the default first.',
    )
    const show = screen.getByRole('link', { name: 'Show 12 assets' })
    await expect(show).toHaveAttribute('href', '#/assets')
    // There is no router that takes the click.
    show.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(show)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** What shows it goes on without it: the person is told beforehand. */
export const Shown = meta.story({
  args: {
    text: 'The document is removed from all assets that use it.',
    askUses: async () => ({ name, deletable: true, usedBy: [{ kind: 'assets', count: 6, first: named }] }),
  },
  play: async ({ userEvent, args }) => {
    await read(
      'Delete “Coffee, from farm to port”?',
      'The document is removed from all assets that use it. 6 assets (Finca La Esperanza, Huila Lot 7 and …) use it.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** While it is asked, it can't be deleted. */
export const Asking = meta.story({
  args: { askUses: () => new Promise(() => undefined) },
  play: async () => {
    await read('Delete “Coffee, from farm to port”?', 'Its elements are deleted, too. Checking what uses it…')
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

/** What can't be known beforehand, the server says when it refuses. */
export const Unknown = meta.story({
  args: { askUses: () => Promise.reject(new Error('offline')) },
  parameters: { picture: false },
  play: async () => {
    await read('Delete “Coffee, from farm to port”?', 'Its elements are deleted, too.')
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
})
