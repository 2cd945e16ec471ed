import { DASHBOARD_ROWS_MAX, type DashboardRows, type DashboardStatuses, type DashboardTotal } from '@tracemark/api/schemas'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import type { DashboardScreenProps, Tile } from './types.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse('2026-10-30T05:00:00.000Z')
const span = { from: new Date(FIRST).toISOString(), to: new Date(FIRST + 30 * DAY_MS).toISOString() }

const notices = [17, 12, 4, 23, 22, 20, 26, 22, 13, 6, 18, 20, 23, 14, 18, 9, 3, 15, 10, 10, 13, 8, 8, 4, 10, 18, 16, 16, 22, 11]
const bars = notices.map((notice, day) => ({
  from: new Date(FIRST + day * DAY_MS).toISOString(),
  to: new Date(FIRST + (day + 1) * DAY_MS).toISOString(),
  classifications: { notice, alert: (day * 7) % 5, warning: day % 9 === 3 ? 2 : 0, unclassified: day % 4 === 0 ? 1 : 0 },
  before: 8 + ((day * 11) % 17),
}))
const addUp = (name: 'notice' | 'alert' | 'warning' | 'unclassified') => bars.reduce((sum, bar) => sum + bar.classifications[name], 0)
const classifications = { notice: addUp('notice'), alert: addUp('alert'), warning: addUp('warning'), unclassified: addUp('unclassified') }
const count = Object.values(classifications).reduce((sum, value) => sum + value, 0)

const total: DashboardTotal = {
  ...span,
  unit: 'day',
  count,
  before: 486,
  classifications,
  classificationsBefore: { notice: 402, alert: 51, warning: 17, unclassified: 16 },
  bars,
}

const buildId = (number: number) => `01939f00-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`
const rows = (
  names: readonly (readonly [name: string, count: number, before: number])[],
  more: Partial<DashboardRows> = {},
): DashboardRows => ({
  ...span,
  count: names.reduce((sum, [, value]) => sum + value, 0),
  before: names.reduce((sum, [, , value]) => sum + value, 0),
  rows: names.map(([name, own, before], number) => ({ id: buildId(number), name, count: own, before })),
  totalRows: names.length,
  none: { count: 0, before: 0 },
  ...more,
})

const statuses: DashboardStatuses = {
  count: 168,
  statuses: [
    { value: 1, name: 'All clear', count: 96 },
    { value: 2, name: 'Normal precaution', count: 38 },
    { value: 3, name: 'Recalled by the maker, to be brought back to the place of purchase', count: 34 },
  ],
}

const tile = <Data,>(data: Data): Tile<Data> => ({ data, onRetry: fn() })

const tiles: DashboardScreenProps['tiles'] = {
  attention: tile({ overdue: { count: 3 }, due: { count: 11 }, review: { count: 42 }, changed: { count: 5000, isAtLeast: true } }),
  total: tile(total),
  statuses: tile(statuses),
  tasks: tile(
    rows(
      [
        ['Moisture check', 141, 128],
        ['Cherry intake', 104, 96],
        ['Farm visit', 58, 61],
      ],
      { totalRows: 5 },
    ),
  ),
  services: tile(
    rows([
      ['Verify a bag', 61, 58],
      ['Ask the growers', 38, 38],
    ]),
  ),
  workers: tile(
    rows(
      [
        ['Yamileth Ospina', 148, 139],
        ['Jhon Giraldo', 96, 88],
      ],
      { none: { count: 116, before: 104 } },
    ),
  ),
  assets: tile(
    rows([
      ['Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria', 171, 150],
      ['Cooperativa El Roble', 126, 119],
    ]),
  ),
  places: tile({
    ...rows([], { none: { count: 12, before: 9 } }),
    count: 150,
    before: 130,
    rows: [
      { name: 'Pijao', count: 138, before: 121 },
      { name: 'Génova', count: 12, before: 0 },
    ],
    totalRows: 2,
  }),
}

const coming = { data: undefined, onRetry: fn() }
const nothing = rows([])
const failure = { code: 'unavailable', status: 503 } as const

const args: DashboardScreenProps = {
  period: { range: 'last_30_days', from: '2026-10-30', to: '2026-11-28' },
  before: { from: '2026-09-30', to: '2026-10-29' },
  isCompared: true,
  timeZone: 'America/Bogota',
  onTimeZone: fn(async () => undefined),
  tiles,
  getInteractionsHref: ({ from, to }, filter) => `/interactions?${new URLSearchParams({ occurred: `${from}/${to}`, ...filter })}`,
  getAttentionHref: (name) => `/attention/${name}`,
  getUnitsHref: (status) => `/units?status=${status ?? ''}`,
  isFirst: false,
  onFirst: fn(),
  onPeriod: fn(),
  onCompare: fn(),
  onMore: fn(),
  onOpen: fn(),
  onExport: fn(),
}

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args,
  parameters: { layout: 'padded', picture: false },
})

/** Numbers, bars and lines lead to what they count. */
export const Month = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    const figure = canvas.getByRole('link', { name: `Total interactions: ${count}` })
    await expect(figure).toHaveAttribute('href', props.getInteractionsHref(span))
    await userEvent.click(canvas.getByRole('link', { name: /^Notice/ }))
    await expect(props.onOpen).toHaveBeenLastCalledWith(props.getInteractionsHref(span, { classification: 'notice' }))
    await userEvent.click(canvas.getByRole('link', { name: /^Moisture check/ }))
    await expect(props.onOpen).toHaveBeenLastCalledWith(props.getInteractionsHref(span, { taskId: buildId(0), origin: 'task' }))
    await userEvent.click(canvas.getByRole('link', { name: /^Public pages/ }))
    await expect(props.onOpen).toHaveBeenLastCalledWith(props.getInteractionsHref(span, { origin: 'service' }))
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }))
    await expect(props.onMore).toHaveBeenLastCalledWith('tasks')
  },
})

/** The bars are one tab stop: arrows go from day to day, Enter opens one. */
export const ByKeyboard = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    const chart = canvas.getByRole('group', { name: /^Total interactions: / })
    const days = [...chart.querySelectorAll('a')]
    await expect(days.filter(({ tabIndex }) => tabIndex === 0)).toEqual(days.slice(-1))
    days.at(-1)?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(days.at(-2)).toHaveFocus()
    await expect(days.at(-2)).toHaveAccessibleName('27 Nov 2026: 24 (Notice 22, Alert 1, Unclassified 1)')
    await userEvent.keyboard('{Home}')
    await expect(days[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(props.onOpen).toHaveBeenLastCalledWith(props.getInteractionsHref(bars[0] ?? span))
  },
})

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getByRole('row', { name: '30 Oct 2026 17 0 0 1 18 8' })).toBeVisible()
  },
})

/** One tile fails by itself, says why, and is tried again alone. */
export const OneFailed = meta.story({
  args: { tiles: { ...tiles, workers: { data: undefined, failure, onRetry: fn() } } },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(props.tiles.workers?.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: `Total interactions: ${count}` })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: {
    onExport: undefined,
    tiles: {
      total: coming,
      statuses: coming,
      tasks: coming,
      services: coming,
      workers: coming,
    },
  },
})

/** A new organization. */
export const Empty = meta.story({
  args: {
    tiles: {
      total: tile({ ...total, count: 0, before: 0, bars: [] }),
      statuses: tile({ count: 0, statuses: [] }),
      tasks: tile(nothing),
      services: tile(nothing),
      workers: tile(nothing),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No services were used in this period.')).toBeVisible()
    await expect(canvas.getByText('No units yet')).toBeVisible()
  },
})

/** Who may not see people and units misses those tiles, and not the rest. */
export const FewPermissions = meta.story({
  args: { onTimeZone: undefined, tiles: { total: tiles.total, places: tiles.places } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Total interactions',
      'By place',
    ])
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

/** February with January: it says that they are not equally long. */
export const UnequalMonths = meta.story({
  args: { period: { range: 'last_month', from: '2026-02-01', to: '2026-02-28' }, before: { from: '2026-01-01', to: '2026-01-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The two periods are not equally long: 28 days and 31 days before.')).toBeVisible()
  },
})

/** The first part has no like: nothing stands beside the bars, and the number is compared. */
export const UnlikeParts = meta.story({
  args: { tiles: { ...tiles, total: tile({ ...total, bars: bars.map(({ before: _, ...bar }) => bar) }) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/486 before$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(canvas.queryByRole('columnheader', { name: 'The period before' })).toBeNull()
  },
})

/** All that can be asked for is shown: it says what is not. */
export const ManyRows = meta.story({
  args: {
    tiles: {
      total: tiles.total,
      assets: tile(
        rows(
          Array.from({ length: DASHBOARD_ROWS_MAX }, (_, at) => [`Plot ${at + 1}`, DASHBOARD_ROWS_MAX - at, 0] as const),
          { totalRows: 1312 },
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,212 more are not shown')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /more$/ })).toBeNull()
  },
})

/** A zone is chosen first, then it is asked: it holds for everybody. */
export const TimeZoneAsked = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time zone' }), 'Europe/Berlin')
    await expect(props.onTimeZone).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Change time zone' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the time zone of the organization?' })
    await expect(dialog).toHaveTextContent('in the zone Europe/Berlin. The figures of the dashboard change for everybody')
    await userEvent.click(screen.getByRole('button', { name: 'Change time zone' }))
    await expect(props.onTimeZone).toHaveBeenCalledOnce()
    await expect(props.onTimeZone).toHaveBeenCalledWith('Europe/Berlin')
  },
})

export const NotCompared = meta.story({
  args: { isCompared: false },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Compare with/ }))
    await expect(props.onCompare).toHaveBeenCalledWith(true)
  },
})

export const Phone = meta.story({ globals: at('phone') })
export const Tablet = meta.story({ globals: at('tablet') })
export const German = meta.story({ globals: { language: 'de' } })
