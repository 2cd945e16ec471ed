import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, bringGrid, fetched } from '../../stories/table.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableColumn, DataTableSort, RowAction } from './types.ts'

interface Lot {
  id: string
  name: string
  bags: number
}

const lots: Lot[] = Array.from({ length: 118 }, (_, index) => ({
  id: `lot-${index + 1}`,
  name: `Lot ${String(index + 1).padStart(3, '0')}`,
  bags: (index * 37) % 90,
}))

const columns: DataTableColumn<Lot>[] = [
  { field: 'name', header: 'Lot', text: (row) => row.name, sortable: true, card: 'title' },
  { field: 'bags', header: 'Bags', text: (row) => String(row.bags), width: 120, align: 'end', sortable: true, card: 'aside' },
]

const onOpen = fn()
const onPageAhead = fn()
const duplicate = fn()
const actions = (row: Lot): RowAction[] => [{ id: 'duplicate', label: 'Duplicate', onSelect: () => duplicate(row.id) }]

/** Sorts, pages and selects as a server's list does. */
const Lots = ({ first = 1, size = 10, hrefOf }: { first?: number; size?: number; hrefOf?: (row: Lot) => string }) => {
  const [page, setPage] = useState(first)
  const [perPage, setPerPage] = useState(size)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [sort, setSort] = useState<DataTableSort>({ field: 'name', direction: 'asc' })
  const way = sort.direction === 'asc' ? 1 : -1
  const sorted = lots.toSorted((one, other) => way * (sort.field === 'bags' ? one.bags - other.bags : one.name.localeCompare(other.name)))
  return (
    <DataTable
      label="Lots"
      rows={sorted.slice((page - 1) * perPage, page * perPage)}
      columns={columns}
      getRowId={(row) => row.id}
      getRowName={(row) => row.name}
      page={page}
      perPage={perPage}
      total={lots.length}
      perPageChoices={[10, 20, 50]}
      onPage={setPage}
      onPageAhead={onPageAhead}
      onPerPage={(next, kept) => {
        setPerPage(next)
        setPage(kept)
      }}
      sort={sort}
      onSort={setSort}
      selection={selection}
      onSelection={setSelection}
      rowActions={actions}
      onOpen={onOpen}
      getRowHref={hrefOf}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/Data table in use',
  parameters: { picture: false },
  globals: at('wide'),
  render: () => <Lots />,
  beforeEach: () => {
    onOpen.mockClear()
    onPageAhead.mockClear()
    duplicate.mockClear()
  },
})

const hrefOf = (row: Lot) => `#/lots/${row.id}`

/** What a click on a link would have made the browser do. */
const followed = fn()
const watch = () => {
  const note = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.getAttribute('href'))
    event.preventDefault()
  }
  window.addEventListener('click', note)
  return () => window.removeEventListener('click', note)
}

const pressLinks = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement)
  // Keys that are held stay with a session of their own.
  const user = userEvent.setup()
  followed.mockClear()
  const first = canvas.getByRole('link', { name: /Lot 001/ })
  const links = canvas.getAllByRole('link').slice(0, 3)
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(lots.slice(0, 3).map(hrefOf))
  await user.click(first)
  await expect([onOpen.mock.calls, followed.mock.calls]).toEqual([[['lot-1']], []])
  await user.keyboard('{Control>}')
  await user.click(canvas.getByRole('link', { name: /Lot 002/ }))
  await user.keyboard('{/Control}')
  await expect([onOpen.mock.calls, followed.mock.calls]).toEqual([[['lot-1']], [['#/lots/lot-2']]])
}

/** The first cell is the address of what the row opens: a plain click is the row's, any other the browser's. */
export const LinksAsTable = meta.story({ render: () => <Lots hrefOf={hrefOf} />, beforeEach: watch, play: pressLinks })

export const LinksAsGrid = meta.story({
  render: () => <Lots hrefOf={hrefOf} />,
  beforeEach: watch,
  play: async (context) => {
    await bringGrid(context.canvasElement, context.userEvent)
    onOpen.mockClear()
    await pressLinks(context)
  },
})

export const LinksAsCards = meta.story({
  render: () => <Lots hrefOf={hrefOf} />,
  globals: at('phone'),
  beforeEach: watch,
  play: pressLinks,
})

/** Without pointer or focus at the rows, as a screen reader presses. */
export const SortAsTable = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Bags' })
    await expect(head).toHaveAttribute('aria-sort', 'none')
    canvas.getByRole('button', { name: 'Sort by Bags' }).click()
    await expect(await canvas.findByText('Ordered by Bags, ascending')).toHaveAttribute('role', 'status')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('table', { name: 'Lots' })).toBeVisible()
  },
})

export const SortByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Sort by Bags' }).focus()
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    const head = grid.getByRole('columnheader', { name: 'Bags' })
    await expect(head).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByText('Ordered by Bags, descending')).toHaveAttribute('role', 'status')
  },
})

export const OpenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[2]?.focus()
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    await expect(grid.getByRole('gridcell', { name: 'Lot 002' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onOpen.mock.calls).toEqual([['lot-3']])
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const SelectByKeyboard = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus()
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 selected', {}, fetched)).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(grid.getByRole('checkbox', { name: 'Select Lot 002' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const all = grid.getByRole('checkbox', { name: 'Select all rows of this page' })
    await expect(all).toHaveFocus()
    await expect(all).toBePartiallyChecked()
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

export const RowMenuByKeyboard = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const grid = within(await bringGrid(canvasElement, userEvent))
    const opener = grid.getByRole('button', { name: 'Actions for Lot 002' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('menuitem', { name: 'Duplicate' }, fetched)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(duplicate.mock.calls).toEqual([['lot-2']])
    await expect(opener).toHaveFocus()
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

const isSeen = (element: Element | null) => {
  const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= innerHeight
}

/** A page of a list is a screen of it, and what has the keyboard is in view. */
export const PageByKeyboard = meta.story({
  render: () => <Lots size={50} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus()
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    const cellOfLot = (number: number) => grid.getByRole('gridcell', { name: `Lot ${String(number).padStart(3, '0')}` })
    await expect(cellOfLot(1)).toHaveFocus()
    const screen = Math.floor((innerHeight - 160) / 36)
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(cellOfLot(1 + 2 * screen)).toHaveFocus()
    await waitFor(() => expect(isSeen(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(cellOfLot(4 + 2 * screen)).toHaveFocus()
    await waitFor(() => expect(isSeen(document.activeElement)).toBe(true))
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await expect(cellOfLot(1)).toHaveFocus()
    await waitFor(() => expect(isSeen(document.activeElement)).toBe(true))
  },
})

/** Where nothing can be selected, the space bar goes on by a screen, as on any page. */
export const PageBySpace = meta.story({
  render: () => (
    <DataTable
      label="Lots"
      rows={lots.slice(0, 50)}
      columns={columns}
      getRowId={(row) => row.id}
      getRowName={(row) => row.name}
      onOpen={onOpen}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus()
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    const screen = Math.floor((innerHeight - 160) / 36)
    await userEvent.keyboard(' ')
    await expect(grid.getByRole('gridcell', { name: `Lot ${String(1 + screen).padStart(3, '0')}` })).toHaveFocus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(grid.getByRole('gridcell', { name: 'Lot 001' })).toHaveFocus()
  },
})

const cellOf = (control: HTMLElement) => control.closest('td, [role=gridcell]') as HTMLElement

/** A click beside the menu's button, within its cell, does nothing. */
export const BesideMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellOf(canvas.getByRole('button', { name: 'Actions for Lot 001' })))
    await bringGrid(canvasElement, userEvent)
    await userEvent.click(cellOf(canvas.getByRole('button', { name: 'Actions for Lot 003' })))
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

/** A click beside the box, within its cell, selects too. */
export const BesideBox = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const target = (name: string) => canvas.getByRole('checkbox', { name }).closest('label') as HTMLElement
    await userEvent.click(target('Select Lot 001'))
    await bringGrid(canvasElement, userEvent)
    await userEvent.click(target('Select Lot 003'))
    await expect(await canvas.findByText('2 selected', {}, fetched)).toBeVisible()
    await expect(onOpen).not.toHaveBeenCalled()
    await expect(target('Select Lot 003').getBoundingClientRect().width).toBe(44)
  },
})

export const SelectOverPages = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await bringGrid(canvasElement, userEvent)
    const all = () => canvas.getByRole('checkbox', { name: 'Select all rows of this page' })
    await userEvent.click(all())
    await expect(all()).toBeChecked()
    await expect(onPageAhead).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(onPageAhead).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('10 selected, 10 on other pages')).toBeVisible()
    await expect(all()).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lot 012' }))
    await expect(canvas.getByText('11 selected, 10 on other pages')).toBeVisible()
    await expect(all()).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('group', { name: 'Actions for what is selected' })).toBeNull()
    await expect(all()).toHaveFocus()
  },
})

export const PageSize = meta.story({
  render: () => <Lots first={4} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(canvas.getByText('31 to 40 of 118')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '10 rows a page' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: '20 rows a page' }, fetched))
    await expect(canvas.getByText('21 to 40 of 118')).toBeVisible()
    await expect(canvas.getByText('Lot 031')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '20 rows a page' })).toHaveFocus()
  },
})

/** Another page of rows takes the elements of the page before it: they stay, and say something else. */
export const PageOfMany = meta.story({
  render: () => <Lots size={50} />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => within(canvas.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('row')
    const before = rows()
    await expect(before[0]).toHaveTextContent('Lot 001')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText('Lot 100')).toBeInTheDocument()
    await expect(rows()).toEqual(before)
    await expect(before[0]).toHaveTextContent('Lot 051')
    await expect(before[0]).toHaveAttribute('data-id', 'lot-51')
  },
})

export const LastPage = meta.story({
  render: () => <Lots first={11} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(canvas.getByText('111 to 118 of 118')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.click(next)
    await expect(canvas.getByText('111 to 118 of 118')).toBeVisible()
  },
})

export const OneColumnStays = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Lot' }, fetched))
    await expect(page.getByRole('menuitemcheckbox', { name: 'Bags' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('columnheader', { name: 'Bags' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Lot' })).toBeNull()
  },
})

export const OnPhone = meta.story({
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await expect(await canvas.findByText('10 selected', {}, fetched)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lot, ascending' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Lot, descending' }, fetched))
    await expect(canvas.getByText('10 selected, 10 on other pages')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Lot 118/ }))
    await expect(onOpen.mock.calls).toEqual([['lot-118']])
  },
})

/** Of more rows than a screen holds only those in view are drawn. */
export const ManyRows = meta.story({
  render: () => <Lots size={118} />,
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', {}, fetched))
    await expect(grid.getByText('Lot 001')).toBeVisible()
    await expect(grid.getAllByRole('row').length).toBeLessThan(60)
  },
})

const ORIGIN = 'North slope, beside the old mill'
const origins: DataTableColumn<Lot>[] = [...columns, { field: 'origin', header: 'Origin', text: () => ORIGIN }]

/** A column that is made narrower cuts its texts, also those that had room before; each then says itself whole. */
export const NarrowColumn = meta.story({
  // An edge that is dragged to the left makes its column wider from right to left.
  globals: { direction: 'ltr' },
  render: () => (
    <DataTable label="Lots" rows={lots.slice(0, 3)} columns={origins} getRowId={(row) => row.id} getRowName={(row) => row.name} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const grid = within(await bringGrid(canvasElement, userEvent))
    const head = grid.getByRole('columnheader', { name: 'Origin' })
    const edge = head.querySelector('.MuiDataGrid-columnSeparator') as HTMLElement
    const cell = () => grid.getAllByRole('gridcell', { name: ORIGIN })[0] as HTMLElement
    const overflow = () => getComputedStyle(cell()).overflow
    await waitFor(() => expect(overflow()).toBe('visible'))
    await expect(cell()).not.toHaveAttribute('title')
    const { right } = head.getBoundingClientRect()
    await fireEvent.mouseDown(edge, { clientX: right, buttons: 1 })
    await fireEvent.mouseMove(edge, { clientX: right - 1000, buttons: 1 })
    await waitFor(() => expect(overflow()).toBe('hidden'))
    await fireEvent.mouseUp(edge, { clientX: right - 1000 })
    await waitFor(() => expect(cell()).toHaveAttribute('title', ORIGIN))
    await expect(overflow()).toBe('hidden')
  },
})
