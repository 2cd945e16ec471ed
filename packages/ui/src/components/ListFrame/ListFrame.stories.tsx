import { AssetQuery, readSorts } from '@tracemark/api/schemas'
import { useState } from 'react'
import { type userEvent as events, expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { assetRows } from '../../stories/assets.ts'
import { listStates } from '../../stories/list-states.tsx'
import { at, fetched } from '../../stories/table.ts'
import { writeDay } from '../../stories/write-day.ts'
import { type AssetRow, useAssetColumns } from '../AssetsTable/use-asset-columns.tsx'
import { ToastProvider } from '../Toasts/ToastProvider.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { runForEach } from './run-for-each.ts'
import type { ListAction, ListFilter } from './types.ts'
import { ViewBar } from './ViewBar.tsx'

const rows = assetRows.slice(0, 5)
const states = listStates(
  rows,
  ({ name }) => name,
  (row, name) => ({ ...row, name }),
)
const [first, second] = rows

const filters: ListFilter[] = [
  {
    type: 'choices',
    field: 'state',
    label: 'Status',
    options: [
      { value: 'live', label: 'Live' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  {
    type: 'choice',
    field: 'chain',
    label: 'Value chain',
    options: [
      { value: 'c1', label: 'Coffee, from farm to port' },
      { value: 'c2', label: 'Wein' },
    ],
  },
  { type: 'date-range', field: 'created', label: 'Created' },
  { type: 'text', field: 'gtin', label: 'GTIN' },
  {
    type: 'search-choice',
    field: 'by',
    label: 'Created by',
    options: [
      { value: 'u1', label: 'Luisa Marín' },
      { value: 'u2', label: 'Otto Brandt' },
    ],
  },
  { type: 'boolean', field: 'mine', label: 'Created by me' },
]

const calls = fn()
const toFailure = () => ({ code: 'timeout' }) as const
/** Fails for the second row until it is called again. */
const remove: ListAction = {
  id: 'delete',
  label: 'Delete',
  icon: 'trash',
  tone: 'danger',
  confirm: { text: 'Deleted assets can’t be restored.' },
  run: runForEach(async (id) => {
    calls(id)
    if (id === second?.id && calls.mock.calls.filter(([called]) => called === id).length === 1) throw new Error('No answer')
  }, toFailure),
}
const duplicate: ListAction = { id: 'duplicate', label: 'Duplicate', icon: 'copy', onSelect: fn() }

const onQueryChange = fn()
const onOpen = fn()
const onCreate = fn()

type Props = Partial<ListFrameProps<AssetRow>> & Pick<ListFrameProps<AssetRow>, 'page' | 'loading' | 'query'>

const Assets = ({ query: atFirst, ...props }: Props) => {
  const [query, setQuery] = useState(atFirst)
  return (
    <ListFrame<AssetRow>
      title="Assets"
      entity="assets"
      summary={props.page ? `${props.page.totalItems} assets` : ''}
      primary={{ label: 'Create asset', icon: 'plus', onSelect: onCreate }}
      searchLabel="Search assets"
      filters={filters}
      columns={useAssetColumns()}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      rowActions={() => [duplicate, remove]}
      bulkActions={[remove]}
      readAll={async () => assetRows}
      empty={{ icon: 'leaf', title: 'No assets yet', text: 'An asset is what you vouch for.' }}
      query={query}
      sorts={readSorts(AssetQuery)}
      onQueryChange={(change) => {
        onQueryChange(change)
        setQuery({ ...query, ...change })
      }}
      onRetry={fn()}
      {...(props as object)}
      page={props.page}
      loading={props.loading}
      onOpen={onOpen}
      getRowHref={({ id }) => `#/assets/${id}`}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/List frame',
  component: Assets,
  args: states.rows,
  globals: at('desktop'),
  beforeEach: () => {
    for (const mock of [calls, onQueryChange, onOpen, onCreate]) mock.mockClear()
  },
})

/** Lists of entities are pictured with their own columns. */
export const Rows = meta.story({ parameters: { picture: false } })

export const Phone = meta.story({ globals: at('phone') })

/** What is done first stays in view beside the menu of what is done seldom. */
export const PhoneWithMenu = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: { more: [{ id: 'csv', label: 'Export as CSV', icon: 'download', onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create asset' }))
    await expect(onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Export as CSV'])
  },
})

export const Loading = meta.story({ args: states.loading })

export const Empty = meta.story({
  parameters: { secondLook: true },
  args: states.empty,
  play: async ({ canvas, userEvent }) => {
    const [, offered] = canvas.getAllByRole('button', { name: 'Create asset' })
    await userEvent.click(offered as HTMLElement)
    await expect(onCreate).toHaveBeenCalledOnce()
  },
})

export const NothingFound = meta.story({
  args: states.nothingFound,
  play: async ({ canvas, userEvent }) => {
    const [, offered] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(offered as HTMLElement)
    await expect(onQueryChange.mock.calls).toEqual([[{ search: '', filters: {}, page: 1 }]])
  },
})

/** A filter may be what leaves nothing: then it says so. */
export const NothingLeft = meta.story({
  args: { ...states.empty, query: { ...states.empty.query, filters: { state: ['archived'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results for these filters' })).toBeVisible()
    await expect(canvas.getByText('Remove a filter to see more.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2)
  },
})

/** Of words and filters, each may be what leaves nothing. */
export const NothingLeftOfBoth = meta.story({
  args: { ...states.nothingFound, query: { ...states.nothingFound.query, filters: { state: ['archived'] } } },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(onQueryChange.mock.calls).toEqual([[{ search: '', filters: {}, page: 1 }]])
  },
})

export const ClearSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'Roble{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(search).toHaveValue('')
    await expect(search).toHaveFocus()
    await expect(onQueryChange.mock.calls).toEqual([[{ search: 'Roble', page: 1 }], [{ search: '', page: 1 }]])
  },
})

export const Failed = meta.story({ parameters: { secondLook: true }, args: states.failed })

export const NoPermission = meta.story({ args: states.noPermission })

export const LongText = meta.story({ args: states.longText })

export const German = meta.story({ globals: { ...at('desktop'), language: 'de' } })

export const RightToLeft = meta.story({ globals: { ...at('desktop'), direction: 'rtl' } })

/** Each kind of filter gives its value, which its chip then says and takes away. */
export const Filtered = meta.story({
  parameters: { secondLook: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const last = () => onQueryChange.mock.lastCall?.[0]
    const columns = canvas.getByRole('button', { name: 'Columns' })
    const place = columns.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Archived' }, fetched))
    await userEvent.keyboard('{Escape}')
    await expect(last()).toEqual({ filters: { state: ['archived'] }, page: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Value chain' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Wein' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'GTIN' }))
    await userEvent.type(await page.findByRole('textbox', { name: 'GTIN' }), '0104{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Created by' }))
    await userEvent.type(await page.findByRole('searchbox', { name: 'Find Created by' }), 'otto{Enter}')
    await waitFor(() => expect(page.getAllByRole('menuitemradio')).toHaveLength(1))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Otto Brandt' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Created' }))
    await writeDay(userEvent, 'From', '01052026')
    await writeDay(userEvent, 'To', '31052026')
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Created by me' }))
    await expect(last()).toEqual({
      filters: { state: ['archived'], chain: 'c2', gtin: '0104', by: 'u2', created: { from: '2026-05-01', to: '2026-05-31' }, mine: true },
      page: 1,
    })
    await expect(canvas.getByRole('button', { name: 'Created by Otto Brandt' })).toBeVisible()
    await expect(columns.getBoundingClientRect()).toEqual(place)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Status' }))
    await expect(canvas.getByRole('button', { name: 'Status' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(last()).toEqual({ filters: {}, page: 1 })
  },
})

const nineFilters: ListFilter[] = Array.from({ length: 9 }, (_, index) => ({
  type: 'boolean',
  field: `f${index}`,
  label: `Filter ${index + 1}`,
}))

/** Of many filters the first are there, and those that are set; one that no longer is stays where it was pressed. */
export const ManyFilters = meta.story({
  args: { filters: nineFilters },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.getAllByRole('button', { name: /^Filter \d$/ }).map(({ textContent }) => textContent)
    const first = ['Filter 1', 'Filter 2', 'Filter 3', 'Filter 4', 'Filter 5']
    await expect(list()).toEqual(first)
    const more = canvas.getByRole('button', { name: 'More filters' })
    await userEvent.click(more)
    await expect(list()).toEqual([...first, 'Filter 6', 'Filter 7', 'Filter 8', 'Filter 9'])
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 8' }))
    await userEvent.click(more)
    await expect(list()).toEqual([...first, 'Filter 8'])
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 8' }))
    await expect(canvas.getByRole('button', { name: 'Filter 8' })).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('button', { name: 'Filter 8' })).toHaveFocus()
  },
})

/** It asks, says how far it is, and names the rows for which it failed; what may pass can be tried again. */
export const BulkAction = meta.story({
  parameters: { secondLook: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${first?.name}` }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second?.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }, fetched))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Are you sure?' }))
    await expect(calls).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(calls.mock.calls).toEqual([[first?.id], [second?.id]])
    await expect(alert.getByText('Delete: done for 1 asset')).toBeVisible()
    await expect(alert.getByText('Delete: failed for 1 of 2')).toBeVisible()
    await expect(alert.getByText(second?.name ?? '')).toBeVisible()
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Delete: done for 1 asset')).toHaveAttribute('role', 'status')
    await expect(calls.mock.lastCall).toEqual([second?.id])
    await expect(canvas.queryByText(/selected$/)).toBeNull()
    // What may be undone meanwhile is not told as done for long.
    await waitFor(() => expect(canvas.queryByText('Delete: done for 1 asset')).toBeNull(), { timeout: 5000 })
  },
})

/** While it runs, nothing else begins. */
export const Running = meta.story({
  args: { bulkActions: [{ id: 'export', label: 'Publish', run: (_ids, onProgress) => new Promise(() => onProgress(1)) }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }, fetched))
    await expect(await canvas.findByText('Publish: 1 of 5')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('progressbar', { name: 'Publish' })).toHaveAttribute('aria-valuenow', '20')
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled()
  },
})

export const SelectAllFound = meta.story({
  args: { page: { items: rows, totalItems: assetRows.length, perPage: 5 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: `Select all ${assetRows.length} that match` }, fetched))
    await expect(await canvas.findByText(`${assetRows.length} selected, ${assetRows.length - 5} on other pages`)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Select all \d/ })).toBeNull()
  },
})

const many = { page: { items: rows, totalItems: 42_000, perPage: 5 } }

const selectPage = async ({ canvas, userEvent }: { canvas: ReturnType<typeof within>; userEvent: Pick<typeof events, 'click'> }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
  return canvas.findByRole('button', { name: 'Select the first 10,000 of 42,000' }, fetched)
}

/** Rows are read page after page; whoever does not want to wait keeps what was selected before. */
export const SelectAllStopped = meta.story({
  parameters: { picture: false },
  args: {
    ...many,
    readAll: ({ onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress(2500)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await selectPage({ canvas, userEvent }))
    await expect(await canvas.findByRole('progressbar', { name: 'Selecting all rows' })).toHaveAttribute('aria-valuenow', '25')
    await expect(canvas.getByText('Selecting all rows: 2,500 of 10,000')).toBeVisible()
    // What is done now would be done for less than was asked for.
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled())
    await expect(await canvas.findByRole('button', { name: 'Select the first 10,000 of 42,000' })).toBeVisible()
    await expect(canvas.getByText('5 selected')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** More than can be changed at once: it says so, and what to do for the others. */
export const SelectAllLimited = meta.story({
  parameters: { picture: false },
  args: {
    ...many,
    readAll: async ({ most }) => Array.from({ length: most }, (_, number) => ({ ...first, id: String(number) }) as AssetRow),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await selectPage({ canvas, userEvent }))
    await expect(await canvas.findByText('10,000 at most. Narrow the filters to reach the others.')).toBeVisible()
  },
})

export const SelectAllFailed = meta.story({
  parameters: { picture: false },
  args: { ...many, readAll: () => Promise.reject(new Error('unreachable')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await selectPage({ canvas, userEvent }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not read all rows. Try again.')
  },
})

/** What is stopped says how far it came; the rows that it did not reach stay selected. */
export const Stopped = meta.story({
  parameters: { picture: false },
  args: {
    bulkActions: [
      {
        id: 'publish',
        label: 'Publish',
        run: (_ids, onProgress, _chosen, signal) =>
          new Promise((resolve) => {
            onProgress(2)
            signal.addEventListener('abort', () => resolve([]))
          }),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }, fetched))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByText('Publish: stopped after 2 of 5')).toBeVisible()
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('Publish: stopped after 2 of 5')).toBeNull()
  },
})

/** The question names what it is about. */
const createAsk =
  (count: number, question: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    for (const row of rows.slice(0, count)) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${row.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }, fetched))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('alertdialog', { name: question }, fetched)).toBeVisible()
  }
const removeNamed: ListAction = {
  id: 'delete',
  label: 'Delete',
  tone: 'danger',
  confirm: { title: { counted: 'common:delete_selected_title' } },
  run: async () => [],
}

export const AskedOfOne = meta.story({
  parameters: { picture: false },
  args: { bulkActions: [removeNamed] },
  play: createAsk(1, 'Delete 1 asset?'),
})

export const AskedOfSeveral = meta.story({
  parameters: { picture: false },
  args: { bulkActions: [removeNamed] },
  play: createAsk(3, 'Delete 3 assets?'),
})

/** What was done for several rows is told as of one, and by how many of what they are; by the action itself where it has more to say. */
export const ToldOfSeveral = meta.story({
  parameters: { picture: false },
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
  args: {
    bulkActions: [
      { id: 'publish', label: 'Publish', run: async () => [] },
      { id: 'suspend', label: 'Suspend', result: 'suspended', run: async () => [] },
      { id: 'archive', label: 'Archive', saysItself: true, run: async () => [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const [action, told] of [
      ['Archive', 'Archive: done for 5 assets'],
      ['Suspend', '5 assets were suspended'],
      ['Publish', 'Publish: done for 5 assets'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
      await userEvent.click(await canvas.findByRole('button', { name: action }, fetched))
      await expect(await canvas.findByText(told, { selector: '[role=status]' })).toBeInTheDocument()
    }
    await expect(canvas.getByLabelText('Messages')).toHaveTextContent(/^5 assets were suspended.*Publish: done for 5 assets$/)
  },
})

/** Rows that are so already are left out; where all are, the action is not offered. */
export const ChangesSome = meta.story({
  parameters: { picture: false },
  args: {
    bulkActions: [
      { id: 'publish', label: 'Publish', changes: (id) => id !== first?.id, run: runForEach(async (id) => calls(id), toFailure) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = (row: AssetRow | undefined) => canvas.findByRole('checkbox', { name: `Select ${row?.name}` })
    await userEvent.click(await box(first))
    await expect(await canvas.findByText('1 selected', {}, fetched)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull()
    await userEvent.click(await box(second))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(calls.mock.calls).toEqual([[second?.id]]))
  },
})

/** A finger that is held selects the card; one that moves, scrolls or is joined by a second one does not. */
export const LongTap = meta.story({
  globals: at('phone'),
  play: async ({ canvas }) => {
    const [card, moved, scrolled, zoomed, clicked] = canvas.getAllByRole('link') as [HTMLElement, ...HTMLElement[]]
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 }
    const press = (element: HTMLElement | undefined, init = {}) => element && fireEvent.pointerDown(element, { ...touch, ...init })
    press(moved)
    fireEvent.pointerMove(moved as HTMLElement, { ...touch, clientY: 111 })
    press(scrolled)
    fireEvent.pointerCancel(scrolled as HTMLElement, touch)
    press(zoomed)
    press(zoomed, { isPrimary: false })
    press(clicked, { pointerType: 'mouse' })
    // The last of them, so that the others had their time.
    press(card)
    fireEvent.pointerMove(card, { ...touch, clientY: 110 })
    await expect(await canvas.findByText('1 selected', {}, fetched)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: `Select ${first?.name}` })).toBeChecked()
    // Prevented: the device's own menu does not open over the card.
    await expect(fireEvent.contextMenu(card)).toBe(false)
    fireEvent.pointerUp(card, touch)
    await expect(fireEvent.click(card)).toBe(false)
    await expect(onOpen).not.toHaveBeenCalled()

    press(card)
    fireEvent.pointerUp(card, touch)
    fireEvent.click(card)
    await expect(onOpen.mock.calls).toEqual([[first?.id]])
    // A mouse has its menu as ever.
    await expect(fireEvent.contextMenu(clicked as HTMLElement)).toBe(true)
  },
})

/** The open view names somebody who was removed: the list says so, and takes the filter away. */
export const ViewNamesDeleted = meta.story({
  parameters: { picture: false },
  args: {
    ...states.rows,
    query: { ...states.rows.query, filters: { by: 'u9' } },
    saved: {
      bar: (given) => (
        <ViewBar
          {...given}
          missing={['by']}
          views={[{ id: 'v', name: 'By Nora', audience: 'organization', isDefault: false, href: '#/assets?saved=v', onDefault: fn() }]}
          current="v"
          allHref="#/assets"
          onOpen={fn()}
          isChanged={false}
          onReset={fn()}
          onSaveAs={fn()}
          isSaving={false}
        />
      ),
      columns: { layout: {}, onLayout: fn() },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This view filters by something that was deleted: Created by.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove these filters' }))
    await expect(onQueryChange).toHaveBeenLastCalledWith({ filters: { by: undefined }, page: 1 })
  },
})
