import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, fetched } from '../../stories/table.ts'
import { Button } from '../Button/Button.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { DataTable } from './DataTable.tsx'
import { type TableLayout, TableLayoutsProvider } from './table-layouts.ts'
import type { DataTableColumn } from './types.ts'

interface Lot {
  id: string
  bags: number
}

const lots: readonly Lot[] = ['Lot 1', 'Lot 2', 'Lot 3'].map((id, index) => ({ id, bags: index * 7 }))
const getId = ({ id }: Lot) => id
const columns: DataTableColumn<Lot>[] = [
  { field: 'name', header: 'Lot', text: getId, hideable: false },
  { field: 'bags', header: 'Bags', text: ({ bags }) => String(bags), width: 120, align: 'end' },
  { field: 'origin', header: 'Origin', text: () => 'North slope', width: 200 },
]

/** A list that can be left and opened again, on a device that knows this of it. */
const Visits = ({ known }: { known?: TableLayout }) => {
  const [kept] = useState(() => new Map(known ? [['lots', known]] : []))
  const [visit, setVisit] = useState(1)
  return (
    <TableLayoutsProvider value={{ read: (name) => kept.get(name), keep: (name, layout) => kept.set(name, layout) }}>
      <DataTable key={visit} name="lots" label="Lots" rows={lots} columns={columns} getRowId={getId} getRowName={getId} />
      <Button onClick={() => setVisit(visit + 1)}>Open again</Button>
    </TableLayoutsProvider>
  )
}

const meta = preview.meta({
  title: 'Staff/Data table columns',
  parameters: { picture: false },
  // An edge that is dragged to the right makes its column narrower from right to left.
  globals: { ...at('wide'), direction: 'ltr' },
  render: () => <Visits />,
})

interface Unit {
  id: string
  status: 'active' | 'suspended'
}

const units: readonly Unit[] = ['001', '002', '003'].map((end, index) => ({
  id: `V-KAFFEE-SIERRA-ALTA-2026-${end}`,
  status: index === 1 ? 'suspended' : 'active',
}))

const unitColumns: DataTableColumn<Unit>[] = [
  { field: 'name', header: 'Unit', text: ({ id }) => id, cut: 'middle', width: 150, sortable: true, hideable: false, card: 'title' },
  { field: 'bags', header: 'Bags of 70 kilograms', text: () => '12', align: 'end', sortable: true, card: 'aside' },
  { field: 'origin', header: 'Origin', text: () => 'North slope', width: 200, card: 'line' },
  { field: 'author', header: 'Created by', text: () => 'Lucía Marín', width: 180 },
  { field: 'created', header: 'Created', text: () => '14 Apr 2026', width: 116, card: 'foot' },
  {
    field: 'status',
    header: 'Status',
    text: ({ status }) => status,
    render: ({ status }) => <StatusChip kind="variant" status={status} />,
    width: 130,
    card: 'badge',
  },
]

const look = (canvasElement: HTMLElement) => {
  const grid = within(within(canvasElement).getByRole('grid'))
  const heads = grid.getAllByRole('columnheader').map((head) => `${head.textContent} ${Math.round(head.getBoundingClientRect().width)}`)
  return [...heads, grid.getAllByRole('row')[2]?.getBoundingClientRect().height]
}

/** Columns, their order and widths and the density are there the next time, until they are reset. */
export const Kept = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const choose = async (role: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
      await userEvent.click(await page.findByRole(role, { name }, fetched))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    }
    await canvas.findByRole('gridcell', { name: 'Lot 2' })
    const atFirst = look(canvasElement)
    await choose('menuitemcheckbox', 'Bags')
    await choose('menuitemcheckbox', 'Comfortable rows')
    canvas.getByRole('columnheader', { name: 'Origin' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await page.findByRole('menu')
    await expect(page.getByRole('menuitem', { name: 'Move right' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('menuitem', { name: 'Move left' }))
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    const origin = canvas.getByRole('columnheader', { name: 'Origin' })
    const edge = origin.querySelector('.MuiDataGrid-columnSeparator') as HTMLElement
    const { right } = origin.getBoundingClientRect()
    await fireEvent.mouseDown(edge, { clientX: right, buttons: 1 })
    await fireEvent.mouseMove(edge, { clientX: right - 60, buttons: 1 })
    await fireEvent.mouseUp(edge, { clientX: right - 60 })
    await waitFor(() => expect(look(canvasElement)).toEqual(['Origin 140', expect.stringMatching(/^Lot /), 48]))
    const chosen = look(canvasElement)

    const left = canvas.getByRole('grid')
    // The grid lets no click through for 100 ms after an edge was dropped.
    await waitFor(() => {
      fireEvent.click(canvas.getByRole('button', { name: 'Open again' }))
      expect(left).not.toBeInTheDocument()
    })
    await waitFor(() => expect(look(canvasElement)).toEqual(chosen))

    await choose('menuitem', 'Reset layout')
    await waitFor(() => expect(look(canvasElement)).toEqual(atFirst))
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await expect(await page.findByRole('menuitem', { name: 'Reset layout' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** A column is hidden from its own menu, and comes back from the list's. */
export const Hidden = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const head = await canvas.findByRole('columnheader', { name: 'Bags' })
    head.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(await page.findByRole('menuitem', { name: 'Hide column' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Bags' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Bags' }, fetched))
    // The menu stays open, and hides the page from the accessibility tree.
    await expect(await canvas.findByRole('columnheader', { name: 'Bags', hidden: true })).toBeVisible()
  },
})

/** What a device knows of columns that are no more changes nothing. */
export const Outdated = meta.story({
  render: () => <Visits known={{ order: ['color'], shown: { name: false, color: true }, widths: { color: 300, bags: 90 } }} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('gridcell', { name: 'Lot 2' })
    await expect(look(canvasElement).slice(1)).toEqual(['Bags 90', 'Origin 200', 36])
  },
})

/**
 * On a tablet what is least important goes, never what tells rows apart nor their state. Of an identifier its end stays, and the whole of it
 * shows where the keyboard is. The dots of a head's menu cover no words.
 */
export const Tablet = meta.story({
  parameters: { picture: true },
  globals: at('tablet'),
  render: () => (
    <DataTable
      label="Units"
      rows={units}
      columns={unitColumns}
      getRowId={({ id }) => id}
      getRowName={({ id }) => id}
      onSort={fn()}
      selection={[]}
      onSelection={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(/^V-KAFFEE-SIERRA-ALTA-2026-/)
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(1)).toEqual(['Unit', 'Bags of 70 kilograms', 'Origin', 'Status'])
    for (const head of canvas.getAllByRole('columnheader').slice(1)) {
      await userEvent.hover(head)
      const [words, menu] = ['.MuiDataGrid-columnHeaderTitle', '.MuiDataGrid-menuIcon'].map((part) => head.querySelector(part))
      await expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0)
      const [{ left, right } = head.getBoundingClientRect(), dots] = [words, menu?.querySelector('svg')].map((part) =>
        part?.getBoundingClientRect(),
      )
      await expect((dots?.left ?? 0) >= right || (dots?.right ?? 0) <= left).toBe(true)
    }
    const cell = first?.closest<HTMLElement>('[role="gridcell"]')
    await expect(first?.scrollWidth).toBeGreaterThan(first?.clientWidth ?? 0)
    canvas.getByRole('columnheader', { name: 'Unit' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(cell).toHaveFocus())
    await expect(first?.scrollWidth).toBeLessThanOrEqual(first?.clientWidth ?? 0)
  },
})
