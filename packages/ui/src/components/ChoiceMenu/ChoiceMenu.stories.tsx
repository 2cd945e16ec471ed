import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { at, fetched } from '../../stories/table.ts'
import { Button } from '../Button/Button.tsx'
import type { Choice } from './types.ts'
import { useChoiceMenu } from './use-choice-menu.tsx'

const choose = fn()
const choice = (id: string, label: string, more?: Partial<Choice>): Choice => ({ id, label, onChoose: () => choose(id), ...more })

const actions: readonly Choice[] = [
  choice('manage', 'Manage', { icon: 'pen' }),
  choice('duplicate', 'Duplicate', { icon: 'layers' }),
  choice('clipboard', 'Update from clipboard', { icon: 'copy', disabled: true }),
  choice('archive', 'Archive', { icon: 'archive', apart: true, destructive: true }),
]

const orders: readonly Choice[] = [
  choice('newest', 'Newest first', { selected: true }),
  choice('oldest', 'Oldest first'),
  choice('name', 'By name'),
]

const german: readonly Choice[] = [
  choice('manage', 'Wertschöpfungskette der ausgewählten Produkte bearbeiten', { icon: 'pen' }),
  choice('duplicate', 'Produkt mit allen Chargen und Einheiten duplizieren', { icon: 'layers' }),
  choice('remove', 'Supportkontakt von allen Produkten entfernen', { apart: true, destructive: true }),
]

const One = ({ label = 'Actions', choices = actions }: { label?: string; choices?: readonly Choice[] }) => {
  const { opener, menu } = useChoiceMenu(choices)
  return (
    <>
      <Button endIcon={<Icon name="down" size={12} />} {...opener}>
        {label}
      </Button>
      {menu}
    </>
  )
}

/** Ticks what was chosen, as a list of columns does; the last one ticked can't be taken away. */
const Many = () => {
  const [shown, setShown] = useState<readonly string[]>(['Asset', 'Units'])
  const { opener, menu } = useChoiceMenu(
    ['Asset', 'Units', 'Newest record'].map((name) => {
      const selected = shown.includes(name)
      return choice(name, name, {
        selected,
        disabled: selected && shown.length === 1,
        onChoose: () => setShown(selected ? shown.filter((each) => each !== name) : [...shown, name]),
      })
    }),
    { many: true },
  )
  return (
    <>
      <Button startIcon={<Icon name="columns" />} {...opener}>
        Columns
      </Button>
      {menu}
    </>
  )
}

const meta = preview.meta({ title: 'Staff/Choice menu', render: () => <One />, beforeEach: () => choose.mockClear() })

interface Play {
  canvas: ReturnType<typeof within>
  canvasElement: HTMLElement
  userEvent: { click: (element: Element) => Promise<void> }
}

const open = async ({ canvas, canvasElement, userEvent }: Play, label: string) => {
  const opener = canvas.getByRole('button', { name: label })
  await userEvent.click(opener)
  const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: label }, fetched)
  return { opener, menu: within(menu) }
}

export const Closed = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' })
    await expect([opener.getAttribute('aria-haspopup'), opener.getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
  },
})

/** An action below a line is of another kind; one that takes something away says so by its colour, too. */
export const Actions = meta.story({
  parameters: { picture: true },
  play: async (context) => {
    const { menu } = await open(context, 'Actions')
    await expect(menu.getByRole('menuitem', { name: 'Update from clipboard' })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('separator')).toBeVisible()
  },
})

export const OneOfThem = meta.story({
  render: () => <One label="Newest first" choices={orders} />,
  play: async (context) => {
    const { menu } = await open(context, 'Newest first')
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus())
  },
})

export const SeveralOfThem = meta.story({
  render: () => <Many />,
  play: async (context) => {
    const { menu } = await open(context, 'Columns')
    await context.userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Units' }))
    await expect(menu.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Asset' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    const opener = canvas.getByRole('button', { name: 'Actions' })
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Manage' })).toHaveFocus(), fetched)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(choose.mock.calls).toEqual([['duplicate']])
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(choose.mock.calls).toEqual([['duplicate']])
  },
})

/** A row that opens when it is clicked hears nothing of the menu in it. */
export const WithinARow = meta.story({
  render: () => (
    // biome-ignore lint/a11y: as a row of a table is, which has its own way by keyboard.
    <div onClick={() => choose('row')}>
      <One />
    </div>
  ),
  play: async (context) => {
    const { menu } = await open(context, 'Actions')
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Manage' }))
    await expect(choose.mock.calls).toEqual([['manage']])
  },
})

export const LongGermanOnAPhone = meta.story({
  globals: { ...at('phone'), language: 'de' },
  render: () => <One label="Aktionen" choices={german} />,
  play: async (context) => {
    await open(context, 'Aktionen')
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async (context) => {
    await open(context, 'Actions')
  },
})
