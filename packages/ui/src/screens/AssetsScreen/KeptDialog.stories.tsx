import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, fetched } from '../../stories/table.ts'
import { KeptDialog, type KeptDialogProps } from './KeptDialog.tsx'

const args: KeptDialogProps = {
  open: true,
  uses: [
    { entity: 'variants', count: 2 },
    { entity: 'units', count: 1200, href: '#/units' },
    { entity: 'interactions', count: 1, href: '#/interactions' },
  ],
  onArchive: fn(),
  onClose: fn(),
}

const meta = preview.meta({
  title: 'Screens/Asset that is kept',
  component: KeptDialog,
  parameters: { picture: false },
  args,
  globals: at('desktop'),
  beforeEach: () => {
    args.onClose = fn()
  },
})

const read = async (words: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'This asset has been used, so it cannot be deleted' }, fetched)
  await expect(dialog).toHaveAccessibleDescription(words)
}

/** What is counted leads to it; archiving is what the person can do. */
export const Used = meta.story({
  play: async ({ userEvent, args: { onArchive } }) => {
    await read('2 variants 1,200 units 1 interaction Archive it instead. It then stays with its records and is no longer offered.')
    await expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1,200 units', '#/units'],
      ['1 interaction', '#/interactions'],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    await expect(onArchive).toHaveBeenCalledOnce()
  },
})

export const OnPhone = meta.story({ globals: at('phone') })

export const German = meta.story({ globals: { ...at('phone'), language: 'de' } })

/** What others inherit from is not counted. */
export const Inherited = meta.story({
  args: { uses: [] },
  play: () =>
    read(
      'It has variants, units or interactions, or another asset inherits from it. Archive it instead. It then stays with its records and is no longer offered.',
    ),
})

/** There is nothing to do but to close it. */
export const Archived = meta.story({
  args: { onArchive: undefined },
  play: async () => {
    await read('2 variants 1,200 units 1 interaction')
    await expect((await screen.findAllByRole('button')).map((button) => button.textContent)).toEqual(['Close'])
  },
})
