import { EXPORT_MAX } from '@tracemark/api/rules'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AppFrame } from '../../components/AppFrame/AppFrame.tsx'
import { account, interactionPage, organizations, sierraAlta, tasks } from '../../stories/fixtures.ts'
import { menu } from '../../stories/menu.ts'
import { InteractionsActions } from './InteractionsActions.tsx'
import { InteractionsScreen } from './InteractionsScreen.tsx'

const query = {
  page: 1,
  perPage: 12,
  sort: 'recordDate_desc' as const,
  search: '',
  classification: [],
  createdByMe: false,
  range: '12m' as const,
}

/** Menus and grid come in files of their own. */
const fetched = { timeout: 10_000 }

const meta = preview.meta({
  title: 'Screens/Interactions',
  component: InteractionsScreen,
  parameters: { padded: false },
  globals: { viewport: { value: 'desktop', isRotated: false }, language: 'en-x-farm' },
  args: {
    page: interactionPage,
    loading: false,
    query,
    tasks,
    onQueryChange: fn(),
    onRetry: fn(),
    actions: <InteractionsActions onRunTask={fn()} onExport={fn()} total={2041} />,
    onOpen: fn(),
  },
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
    query: { ...query, search: 'Montaña', classification: ['warning'] },
    page: { ...interactionPage, totalItems: 0, totalPages: 0, items: [] },
  },
})

export const Filtered = meta.story({
  args: { query: { ...query, classification: ['alert', 'warning'], taskId: tasks[0]?.id, createdByMe: true, range: '30d' } },
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

/** While what comes later than the rows is on its way, and for who may not open them. */
export const NoActions = meta.story({ args: { actions: undefined, onOpen: undefined } })

export const SortAndPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // A pointer at the heads brings the grid, which can resize them.
    await userEvent.hover(await canvas.findByRole('columnheader', { name: 'Task' }))
    const grid = await canvas.findByRole('grid', {}, fetched)
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Task' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'task_asc', page: 1 })
    await expect(canvas.getByText('1 to 12 of 2,041')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 2 })
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const FilterAndSearch = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ range: '7d', page: 1 })
    await userEvent.type(canvas.getByRole('searchbox'), 'Esperanza{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Esperanza', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Created by me' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ createdByMe: true, page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Classification' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Warning' }, fetched))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ classification: ['warning'], page: 1 })
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

const exported = fn()

/** In the menu beside the title: a file of all that the filters leave. */
export const Exports = meta.story({
  args: { actions: <InteractionsActions onExport={exported} total={EXPORT_MAX.pdf} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    exported.mockClear()
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Export as PDF' }, fetched))
    await expect(exported.mock.calls).toEqual([['pdf']])
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await menu.findByRole('menuitem', { name: 'Export as CSV' }, fetched)).toBeVisible()
  },
})

/** The limit of a PDF is said before anything is asked of the server, with the format that has room. */
export const TooManyForPdf = meta.story({
  args: { actions: <InteractionsActions onExport={exported} total={2041} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    exported.mockClear()
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Export as PDF' }, fetched))
    const dialog = await page.findByRole('alertdialog', { name: 'Too many interactions for one PDF' }, fetched)
    await expect(dialog).toHaveAccessibleDescription(
      '2,041 interactions match, and a PDF holds up to 500. Narrow the dates or filters, or export as CSV.',
    )
    await expect(exported.mock.calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export as CSV' }))
    await expect(exported.mock.calls).toEqual([['csv']])
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
})

export const ActionsGermanOnPhone = meta.story({
  args: { actions: <InteractionsActions onRunTask={fn()} onExport={fn()} total={0} /> },
  globals: { language: 'de', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }))
    const menu = within(canvasElement.ownerDocument.body)
    const entry = await menu.findByRole('menuitem', { name: 'Als CSV exportieren' }, fetched)
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Aufgabe ausführen' })).not.toHaveAttribute('aria-disabled')
  },
})
