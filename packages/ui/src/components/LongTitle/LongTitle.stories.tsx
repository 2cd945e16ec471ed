import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { LongTitle } from './LongTitle.tsx'

const name = 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria de los Altos del Quindío y sus Alrededores, lote 7'

const meta = preview.meta({
  title: 'Staff/Long title',
  component: LongTitle,
  parameters: { picture: false },
  args: { id: 'title', children: name },
})

const getTitle = (text: string) => screen.getByRole('heading', { name: text })
const lines = (title: HTMLElement) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))

/** Two lines of it, and all of it for whoever comes to it by keyboard. */
export const InADialog = meta.story({
  globals: at('phone'),
  render: ({ children }) => <ConfirmDialog open title={`Delete “${children}”?`} confirmLabel="Delete" onConfirm={fn()} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const whole = `Delete “${name}”?`
    await screen.findByRole('alertdialog', { name: whole })
    const title = getTitle(whole)
    await expect([title.title, lines(title)]).toEqual([whole, 2])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(title).toHaveFocus()
    await expect(title.scrollHeight).toBe(title.clientHeight)
    await expect(lines(title)).toBeGreaterThan(2)
  },
})

/** What has room is no stop of the keyboard. */
export const Short = meta.story({
  args: { children: 'Delete “Finca La Esperanza”?' },
  play: async ({ args }) => {
    const title = getTitle(args.children)
    await expect([title.title, title.hasAttribute('tabindex')]).toEqual(['', false])
  },
})
