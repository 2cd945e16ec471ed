import { useState } from 'react'
import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { RowAction } from '../DataTable/types.ts'
import { ToastProvider } from '../Toasts/ToastProvider.tsx'
import { Board, type BoardProps } from './Board.tsx'
import type { BoardColumn } from './types.ts'

interface Bag {
  id: string
  name: string
  state: string
}

const bags: readonly Bag[] = [
  { id: '1', name: 'SA-0004-217', state: 'harvested' },
  { id: '2', name: 'SA-0004-218', state: 'harvested' },
  { id: '3', name: 'SA-0004-201', state: 'milled' },
]

const states = [
  { id: 'harvested', label: 'Harvested', icon: 'leaf' },
  { id: 'milled', label: 'Milled', icon: 'water' },
  { id: 'sold', label: 'Sold', icon: 'check' },
] as const

const toColumns = (rows: readonly Bag[]): BoardColumn<Bag>[] =>
  states.map((state) => {
    const own = rows.filter((bag) => bag.state === state.id)
    return { ...state, rows: own, total: own.length, isFolded: state.id === 'sold', onRetry: fn() }
  })

/** Bags go forward only. */
const getActions = (bag: Bag, move: (bag: Bag, state: string) => void): RowAction[] =>
  states
    .filter(({ id }) => id !== bag.state)
    .map(({ id, label, icon }) => ({
      id,
      label: `Move to ${label}`,
      icon,
      onSelect: () => move(bag, id),
      ...(id === 'harvested' && { disabled: true, hint: 'Milled coffee cannot be harvested again.' }),
    }))

const args: BoardProps<Bag> = {
  columns: toColumns(bags),
  getRowId: ({ id }) => id,
  getRowName: ({ name }) => name,
  getColumn: ({ state }) => state,
  renderCard: ({ name }) => ({ title: name, foot: '40 kg' }),
  rowActions: (bag) => getActions(bag, fn()),
  selection: [],
}

/** Within a page, which has a place for what is told. */
const InPage = (props: BoardProps<Bag>) => (
  <ToastProvider>
    <Board {...props} />
  </ToastProvider>
)

const Moving = (props: BoardProps<Bag>) => {
  const [rows, setRows] = useState(bags)
  const move = (moved: Bag, state: string) => setRows(rows.map((bag) => (bag.id === moved.id ? { ...bag, state } : bag)))
  return <InPage {...props} columns={toColumns(rows)} rowActions={(bag) => getActions(bag, move)} />
}

const meta = preview.meta({ title: 'Staff/Board', component: InPage, args, parameters: { picture: false } })

/** A card goes to another column by its menu, and keeps the focus. */
export const MovedByMenu = meta.story({
  render: (props) => <Moving {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for SA-0004-217' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Milled' }))
    const cards = within(canvas.getByRole('region', { name: 'Milled' })).getAllByRole('listitem')
    await expect(cards.map(({ textContent }) => textContent)).toEqual(['SA-0004-21740 kg', 'SA-0004-20140 kg'])
  },
})

/** One that may not go there stays where it is, and the reason is told. */
export const Refused = meta.story({
  render: (props) => <Moving {...props} />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Milled' }).querySelector('[data-card]')
    if (!card) throw new TypeError('There is no card.')
    const dataTransfer = new DataTransfer()
    const target = canvas.getByRole('region', { name: 'Harvested' })
    await fireEvent.dragStart(card, { dataTransfer })
    await fireEvent.dragOver(target, { dataTransfer })
    await fireEvent.drop(target, { dataTransfer })
    await expect(await screen.findByText(/Milled coffee cannot be harvested again\./)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Milled' })).toHaveTextContent('SA-0004-201')
  },
})

/** A column with what is done is narrow until it is opened. */
export const Folded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sold/ }))
    await expect(canvas.getByRole('region', { name: 'Sold' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { columns: states.map((state) => ({ ...state, isBusy: true, onRetry: fn() })) } })

/** One column fails by itself, and is asked again by itself. */
export const ColumnFailed = meta.story({
  args: {
    columns: toColumns(bags).map((column) =>
      column.id === 'milled' ? { ...column, rows: undefined, failure: { code: 'network_unreachable' as const } } : column,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('region', { name: 'Milled' })).getByRole('button', { name: 'Try again' }))
    await expect(args.columns[1]?.onRetry).toHaveBeenCalledOnce()
  },
})
