import { useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, bringGrid, fetched } from '../../stories/table.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable } from './DataTable.tsx'
import { type TableLayout, TableLayoutsProvider } from './table-layouts.ts'
import type { DataTableColumn } from './types.ts'

interface Lot {
  id: string
  bags: number
}

const lots: readonly Lot[] = ['Lot 1', 'Lot 2', 'Lot 3'].map((id, index) => ({ id, bags: index * 7 }))
const idOf = ({ id }: Lot) => id
const columns: DataTableColumn<Lot>[] = [
  { field: 'name', header: 'Lot', text: idOf, hideable: false },
  { field: 'bags', header: 'Bags', text: ({ bags }) => String(bags), width: 120, align: 'end' },
  { field: 'origin', header: 'Origin', text: () => 'North slope', width: 200 },
]

/** A list that can be left and opened again, on a device that knows this of it. */
const Visits = ({ known }: { known?: TableLayout }) => {
  const [kept] = useState(() => new Map(known ? [['lots', known]] : []))
  const [visit, setVisit] = useState(1)
  return (
    <TableLayoutsProvider value={{ read: (name) => kept.get(name), keep: (name, layout) => kept.set(name, layout) }}>
      <DataTable key={visit} name="lots" label="Lots" rows={lots} columns={columns} getRowId={idOf} getRowName={idOf} />
      <Button onClick={() => setVisit(visit + 1)}>Open again</Button>
    </TableLayoutsProvider>
  )
}

const meta = preview.meta({
  title: 'Staff/Look of a data table',
  parameters: { picture: false },
  // An edge that is dragged to the right makes its column narrower from right to left.
  globals: { ...at('wide'), direction: 'ltr' },
  render: () => <Visits />,
})

const heads = (list: HTMLElement) =>
  within(list)
    .getAllByRole('columnheader')
    .map((head) => `${head.textContent} ${Math.round(head.getBoundingClientRect().width)}`)
const rowHeight = (list: HTMLElement) => within(list).getAllByRole('row')[2]?.getBoundingClientRect().height

/** Columns, widths and density are there at once the next time, in the table and in the grid, until they are reset. */
export const Kept = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const choose = async (role: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
      await userEvent.click(await page.findByRole(role, { name }, fetched))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    }
    const atFirst = heads(canvas.getByRole('table'))
    await choose('menuitemcheckbox', 'Bags')
    await choose('menuitemcheckbox', 'Roomy rows')
    const grid = await bringGrid(canvasElement, userEvent)
    const origin = within(grid).getByRole('columnheader', { name: 'Origin' })
    const edge = origin.querySelector('.MuiDataGrid-columnSeparator') as HTMLElement
    const { right } = origin.getBoundingClientRect()
    await fireEvent.mouseDown(edge, { clientX: right, buttons: 1 })
    await fireEvent.mouseMove(edge, { clientX: right - 60, buttons: 1 })
    await fireEvent.mouseUp(edge, { clientX: right - 60 })
    await waitFor(() => expect(heads(grid)[1]).toBe('Origin 140'))
    const chosen = heads(grid)

    // The grid lets no click through for 100 ms after an edge was dropped.
    const table = await waitFor(() => {
      fireEvent.click(canvas.getByRole('button', { name: 'Open again' }))
      return canvas.getByRole('table')
    })
    await expect([heads(table), rowHeight(table)]).toEqual([chosen, 48])
    const again = await bringGrid(canvasElement, userEvent)
    await waitFor(() => expect([heads(again), rowHeight(again)]).toEqual([chosen, 48]))

    await choose('menuitem', 'Reset layout')
    await waitFor(() => expect([heads(again), rowHeight(again)]).toEqual([atFirst, 36]))
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await expect(await page.findByRole('menuitem', { name: 'Reset layout' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** What a device knows of columns that are no more changes nothing. */
export const Outdated = meta.story({
  render: () => <Visits known={{ shown: { name: false, color: true }, widths: { color: 300, bags: 90 } }} />,
  play: async ({ canvas }) => {
    await expect(heads(canvas.getByRole('table')).slice(1)).toEqual(['Bags 90', 'Origin 200'])
  },
})

/** Paper gets the table, also where the grid had taken its place; the focus is at its row again after it. */
export const Printed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await bringGrid(canvasElement, userEvent)
    await userEvent.click(within(grid).getByRole('gridcell', { name: 'Lot 2' }))
    await userEvent.hover(canvas.getByRole('button', { name: 'Open again' }))
    dispatchEvent(new Event('beforeprint'))
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /^Lot 2/ })
    await expect(canvas.queryByRole('grid')).toBeNull()
    dispatchEvent(new Event('afterprint'))
    await expect(row).toHaveFocus()
  },
})
