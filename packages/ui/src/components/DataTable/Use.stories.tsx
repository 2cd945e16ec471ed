import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at, fetched } from '../../stories/table.ts'
import { Button } from '../Button/Button.tsx'
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
const Lots = ({ first = 1, size = 10, getHref }: { first?: number; size?: number; getHref?: (row: Lot) => string }) => {
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
      getRowHref={getHref}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/Data table behaviour',
  parameters: { picture: false },
  globals: at('wide'),
  render: () => <Lots />,
  beforeEach: () => {
    onOpen.mockClear()
    onPageAhead.mockClear()
    duplicate.mockClear()
  },
})

const getHref = (row: Lot) => `#/lots/${row.id}`

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
  const first = await canvas.findByRole('link', { name: /Lot 001/ })
  const links = canvas.getAllByRole('link').slice(0, 3)
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(lots.slice(0, 3).map(getHref))
  await user.click(first)
  await expect([onOpen.mock.calls, followed.mock.calls]).toEqual([[['lot-1']], []])
  await user.keyboard('{Control>}')
  await user.click(canvas.getByRole('link', { name: /Lot 002/ }))
  await user.keyboard('{/Control}')
  await expect([onOpen.mock.calls, followed.mock.calls]).toEqual([[['lot-1']], [['#/lots/lot-2']]])
}

/** The first cell is the address of what the row opens: a plain click is the row's, any other the browser's. */
export const Links = meta.story({ render: () => <Lots getHref={getHref} />, beforeEach: watch, play: pressLinks })

/** The link that was clicked keeps the focus: Enter there opens what it leads to, once. */
export const EnterAfterAClick = meta.story({
  render: () => <Lots getHref={getHref} />,
  beforeEach: watch,
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /Lot 001/ })
    await userEvent.click(link)
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen.mock.calls).toEqual([['lot-1'], ['lot-1']])
  },
})

export const LinksAsCards = meta.story({
  render: () => <Lots getHref={getHref} />,
  globals: at('phone'),
  beforeEach: watch,
  play: pressLinks,
})

export const Sort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Bags' })
    await userEvent.click(head)
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('Sorted by Bags, ascending')).toHaveAttribute('role', 'status')
    head.focus()
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByText('Sorted by Bags, descending')).toHaveAttribute('role', 'status')
  },
})

export const SortFromMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const head = await canvas.findByRole('columnheader', { name: 'Bags' })
    head.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(await page.findByRole('menuitem', { name: 'Bags, descending' }))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
  },
})

export const OpenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Lot 002' })
    cell.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('gridcell', { name: 'Lot 003' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen.mock.calls).toEqual([['lot-3']])
  },
})

export const SelectByKeyboard = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Lot 001' })
    cell.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('checkbox', { name: 'Select Lot 002' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 selected', {}, fetched)).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' })
    await expect(all).toHaveFocus()
    await expect(all).toBePartiallyChecked()
    await userEvent.keyboard(' ')
    await expect(all).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

export const RowMenuByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const opener = await canvas.findByRole('button', { name: 'Actions for Lot 002' })
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

/** What has the keyboard is in view, also where the page scrolls and not the grid. */
export const SeenByKeyboard = meta.story({
  render: () => <Lots size={50} />,
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Lot 001' })
    // Once all rows have their place: the grid gives it in the first frame.
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Lot 050' }).getBoundingClientRect().top).toBeGreaterThan(innerHeight))
    cell.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('data-id', 'lot-50'))
    await waitFor(() => expect(isSeen(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('data-id', 'lot-1'))
    await waitFor(() => expect(isSeen(document.activeElement)).toBe(true))
  },
})

/** A click beside the menu's button, within its cell, does nothing. */
export const BesideMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Actions for Lot 001' })
    await userEvent.click(opener.closest('[role=gridcell]') as HTMLElement)
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

/** Left and right edge of what is drawn of an element's words. */
const getEdges = (element: Element | null | undefined) => {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return { left: Math.round(left), right: Math.round(right) }
}

/** The box of the head stands above those of the rows, and the head of numbers ends where they end, sorted or not. */
export const InLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox')
    await expect(new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().x))).size).toBe(1)
    const head = canvas.getByRole('columnheader', { name: 'Bags' })
    const words = () => getEdges(head.querySelector('.MuiDataGrid-columnHeaderTitle'))
    const [number] = canvas.getAllByRole('gridcell', { name: /^\d+$/ })
    await expect(words().right).toBe(getEdges(number).right)
    await userEvent.click(head)
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'))
    await expect(words().right).toBe(getEdges(canvas.getAllByRole('gridcell', { name: /^\d+$/ })[0]).right)
  },
})

export const SelectOverPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'Lot 001' })
    const all = () => canvas.getByRole('checkbox', { name: 'Select all rows on this page' })
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
    await expect(canvas.queryByRole('group', { name: 'Actions for selected rows' })).toBeNull()
    await expect(all()).toHaveFocus()
  },
})

/** The rows that were asked for come when the button is pressed. */
const Waiting = ({ before }: { before?: readonly Lot[] }) => {
  const [isThere, setIsThere] = useState(false)
  const [selection, setSelection] = useState<readonly string[]>([])
  return (
    <>
      <Button onClick={() => setIsThere(true)}>Answer</Button>
      <DataTable
        label="Lots"
        rows={isThere ? lots.slice(10, 13) : before}
        loading={!isThere}
        columns={columns}
        getRowId={(row) => row.id}
        getRowName={(row) => row.name}
        selection={selection}
        onSelection={setSelection}
      />
    </>
  )
}

const findSelectAll = (canvasElement: HTMLElement) => within(canvasElement).findByRole('checkbox', { name: 'Select all rows on this page' })

const selectOnceThere = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement)
  const all = () => findSelectAll(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
  await waitFor(async () => expect(await all()).toBeEnabled())
  await userEvent.click(await all())
  await expect(await all()).toBeChecked()
  await expect(await canvas.findByText('3 selected', {}, fetched)).toHaveAttribute('role', 'status')
}

const selectNext = async (context: { canvasElement: HTMLElement }) => {
  await expect(await findSelectAll(context.canvasElement)).toBeDisabled()
  await selectOnceThere(context)
}

export const SelectAllOfFirstRows = meta.story({
  render: () => <Waiting />,
  play: async (context) => {
    await expect(within(context.canvasElement).queryByRole('checkbox')).toBeNull()
    await selectOnceThere(context)
  },
})

/** What is seen is about to go: all of it is not what a person asks for. */
export const SelectAllOfNextRows = meta.story({ render: () => <Waiting before={lots.slice(0, 3)} />, play: selectNext })

export const SelectAllOfNextRowsOnPhone = meta.story({
  globals: at('phone'),
  render: () => <Waiting before={lots.slice(0, 3)} />,
  play: selectNext,
})

export const PageSize = meta.story({
  render: () => <Lots first={4} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(canvas.getByText('31 to 40 of 118')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '10 per page' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: '20 per page' }, fetched))
    await expect(canvas.getByText('21 to 40 of 118')).toBeVisible()
    await expect(await canvas.findByText('Lot 031')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '20 per page' })).toHaveFocus()
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
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
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
    await expect(await canvas.findByText('Lot 001')).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
})

/** Menus of rows stay in view, however narrow the list is. */
export const MenusInView = meta.story({
  globals: at('wide'),
  decorators: (Story) => (
    <div style={{ width: 250 }}>
      <Story />
    </div>
  ),
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
    const edge = (canvas.getByRole('grid') as HTMLElement).getBoundingClientRect().right
    const [menu] = canvas.getAllByRole('button', { name: /^Actions for/ })
    await expect(menu?.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  },
})
