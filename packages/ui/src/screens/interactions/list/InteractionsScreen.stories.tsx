import { EXPORT_MAX } from '@tracemark/api/rules'
import { InteractionQuery, languages, readSorts } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx'
import { account, interactionPage, interactions, organizations, sierraAlta, tasks } from '../../../stories/fixtures.ts'
import { menu } from '../../../stories/menu.ts'
import { at, fetched } from '../../../stories/table.ts'
import { InteractionsScreen, type InteractionsScreenProps } from './InteractionsScreen.tsx'

const query = { page: 1, perPage: 12, sort: 'reportedDate_desc', search: '', filters: { range: '12m' } }

/** Keeps what is asked for, as the address bar does. */
const Remembering = (props: InteractionsScreenProps) => {
  const [current, setCurrent] = useState(props.query)
  return (
    <InteractionsScreen
      {...props}
      query={current}
      onQueryChange={(change) => {
        props.onQueryChange(change)
        setCurrent((before) => ({ ...before, ...change }))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Screens/Interactions/Interactions',
  component: InteractionsScreen,
  parameters: { padded: false },
  globals: { viewport: { value: 'desktop', isRotated: false }, language: 'en-x-farm' },
  args: {
    page: interactionPage,
    loading: false,
    query,
    tasks,
    sorts: readSorts(InteractionQuery),
    onQueryChange: fn(),
    onRetry: fn(),
    onRunTask: fn(),
    onExport: fn(),
    onPrepare: fn(),
    onOpenExports: fn(),
    onOpen: fn(),
  },
  render: (args) => <Remembering {...args} />,
  decorators: [
    (Story, { globals }) => (
      <AppFrame
        account={account}
        organizations={organizations}
        organization={sierraAlta}
        menu={menu}
        current="interactions"
        theme={globals.theme}
        language={globals.language}
        languages={languages}
        onNavigate={fn()}
        onOrganization={fn()}
        onTheme={fn()}
        onLanguage={fn()}
        onSignOut={fn()}
      >
        <Story />
      </AppFrame>
    ),
  ],
})

export const Rows = meta.story({})

export const English = meta.story({ globals: { language: 'en' } })

export const German = meta.story({ globals: { language: 'de' } })

export const Dutch = meta.story({ globals: { language: 'nl' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phoneTall', isRotated: false } } })

export const Loading = meta.story({ args: { page: undefined, loading: true } })

export const PhoneLoading = meta.story({
  args: { page: undefined, loading: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
})

export const Empty = meta.story({
  args: {
    page: {
      ...interactionPage,
      totalItems: 0,
      totalPages: 0,
      items: [],
      classifications: { notice: 0, alert: 0, warning: 0, unclassified: 0 },
    },
  },
})

export const NothingMatches = meta.story({
  args: {
    query: { ...query, filters: { range: '12m', classification: ['warning'] } },
    page: { ...interactionPage, totalItems: 0, totalPages: 0, items: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No results for these filters' }, fetched)).toBeVisible()
    await expect(
      canvas.getByText('There are interactions, but none with this combination. Widen the dates or remove a filter.'),
    ).toBeVisible()
  },
})

/** Only the chosen dates are searched: the panel says so. */
export const NothingFound = meta.story({
  args: {
    query: { ...query, search: 'Montaña' },
    page: { ...interactionPage, totalItems: 0, totalPages: 0, items: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No results' }, fetched)).toBeVisible()
    await expect(canvas.getByText('Try fewer or other words. Only the chosen dates are searched.')).toBeVisible()
  },
})

const filtered = { range: '30d', classification: ['alert', 'warning'], taskId: tasks[0]?.id, createdByMe: true } as const

export const Filtered = meta.story({
  parameters: { picture: 'light' },
  args: { query: { ...query, search: 'Esperanza', filters: filtered } },
})

export const FilteredByAsset = meta.story({
  parameters: { picture: false },
  globals: { language: 'en' },
  args: {
    things: { options: [{ value: 'esperanza', label: 'Finca La Esperanza' }], onSearch: fn() },
    query: { ...query, filters: { ...query.filters, thingId: 'esperanza' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Asset.*Finca La Esperanza/ })).toBeVisible()
  },
})

/** The bar and its numbers narrow the list as the filter does, beside what else is chosen. */
export const FilterByBar = meta.story({
  args: { query: { ...query, filters: filtered } },
  play: async ({ args, canvas, userEvent }) => {
    const kind = (name: RegExp) => canvas.getByRole('button', { name })
    await expect(kind(/^[\d,]+ Alert$/)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(kind(/^[\d,]+ Alert$/))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { ...filtered, classification: ['warning'] }, page: 1 })
    await userEvent.click(kind(/^[\d,]+ Warning$/))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { ...filtered, classification: undefined }, page: 1 })
  },
})

/** Only what narrows the list is given up; order, page size and dates stay. The focus goes to the search. */
export const ClearFilters = meta.story({
  args: { query: { ...query, search: 'Esperanza', filters: filtered } },
  play: async ({ args, canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox')
    await expect(search).toHaveValue('Esperanza')
    await expect(canvas.getByText('2,041 found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { range: '30d' }, page: 1 })
    await expect(search).toHaveValue('Esperanza')
    await expect(search).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await expect(canvas.getByText('2,041 found')).toBeVisible()
  },
})

const longTask = {
  id: tasks[0]?.id ?? '',
  name: 'Moisture check of the parchment on all patios of the cooperative, every four hours while the sun is out',
}

export const FilteredOnPhone = meta.story({
  globals: { ...at('phone'), language: 'de' },
  args: { tasks: [longTask], query: { ...query, search: 'Esperanza', filters: filtered } },
})

/** A task that is not known yet has no name: its id is not shown in its place. */
export const TasksOnTheirWay = meta.story({
  args: { tasks: [], query: { ...query, filters: filtered } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Task …' })).toBeVisible()
  },
})

/** A search that found more than are counted. */
export const FoundMany = meta.story({
  args: {
    query: { ...query, search: 'finca' },
    page: { ...interactionPage, totalItems: 1000, totalPages: 84, isAtLeast: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 12 of 1,000+', {}, fetched)).toBeVisible()
    await expect(canvas.getByText('1,000+ found')).toBeVisible()
  },
})

export const Failed = meta.story({ args: { page: undefined, failure: { code: 'timeout', requestId: '01939f2c-7a5b' } } })

export const Unreachable = meta.story({ args: { failure: { code: 'network_unreachable' } } })

/** For who may neither run tasks nor open records. */
export const ReadOnly = meta.story({
  args: { onRunTask: undefined, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,041 recorded in the last 12 months')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Run a task' })).toBeNull()
  },
})

export const SortAndPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // A pointer at the heads brings the grid, which can resize them.
    await userEvent.hover(await canvas.findByRole('columnheader', { name: 'Task' }))
    const grid = await canvas.findByRole('grid', {}, fetched)
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Task' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'task_asc', page: 1 })
    await expect(canvas.getByText('1 to 12 of 2,041')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 2 })
  },
})

export const FilterAndSearch = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { range: '7d' }, page: 1 })
    await userEvent.type(canvas.getByRole('searchbox'), 'Esperanza{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Esperanza', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Created by me' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { range: '7d', createdByMe: true }, page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Classification' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Warning' }, fetched))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Notice' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      filters: { range: '7d', createdByMe: true, classification: ['notice', 'warning'] },
      page: 1,
    })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Task' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Cherry intake' }, fetched))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: Classification' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      filters: { range: '7d', createdByMe: true, classification: undefined, taskId: tasks[1]?.id },
      page: 1,
    })
  },
})

export const ChooseColumns = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Place' }, fetched))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    await expect(canvas.queryByRole('columnheader', { name: 'Place' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('gridcell')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(interactionPage.items[1]?._id)
  },
})

/** Sorting is asked of the server, and begins again at the first page. */
export const SortByKeyboard = meta.story({
  args: { query: { ...query, page: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Grower Group' })
    head.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'thing_asc', page: 1 })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  },
})

const longest = 'Asociación de Productoras y Productores de la Montaña de Nuestra Señora del Rosario, Vereda Buenavista Alta'
const [first, ...others] = interactions
const long = first && [
  { ...first, thing: { ...first.thing, name: longest }, task: { ...first.task, name: 'Abnahme der Trocknungsfläche nach dem Wenden' } },
  ...others,
]

export const LongNames = meta.story({ args: { page: { ...interactionPage, items: long ?? [] } } })

export const LongNamesOnPhone = meta.story({ globals: at('phone'), args: { page: { ...interactionPage, items: long ?? [] } } })

/** Those that the list has at first. */
const columns = ['reportedDate', 'thing', 'item', 'classification', 'element', 'task', 'place']

/** In the menu beside the title: a file of what the list shows. */
export const Exports = meta.story({
  args: { page: { ...interactionPage, totalItems: EXPORT_MAX.pdf } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Export as PDF' }, fetched))
    const dialog = await menu.findByRole('dialog', { name: 'Export as PDF' }, fetched)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'pdf', separator: 'comma', columns })
    await waitFor(() => expect(menu.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await menu.findByRole('menuitem', { name: 'Export as CSV' }, fetched)).toBeVisible()
  },
})

/** The limit of a PDF is said before anything is asked of the server, with the way to more. */
export const TooManyForPdf = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Export as PDF' }, fetched))
    const dialog = await page.findByRole('dialog', { name: 'Too many rows for one PDF file' }, fetched)
    await expect(dialog).toHaveAccessibleDescription(
      '2,041 rows match. One PDF file holds up to 500 rows, so you receive several files in one archive. They are prepared in the background, and you receive a notification when they are ready.',
    )
    await expect(args.onExport).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prepare in the background' }))
    await expect(args.onPrepare).toHaveBeenLastCalledWith({ format: 'pdf', separator: 'comma', columns })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
})

export const ActionsGermanOnPhone = meta.story({
  args: { page: { ...interactionPage, items: [], totalItems: 0, totalPages: 0 } },
  globals: { language: 'de', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // In the head, and where the list is empty.
    await expect(canvas.getAllByRole('button', { name: 'Aufgabe ausführen' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }))
    const menu = within(canvasElement.ownerDocument.body)
    const entry = await menu.findByRole('menuitem', { name: 'Als CSV exportieren' }, fetched)
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
  },
})
