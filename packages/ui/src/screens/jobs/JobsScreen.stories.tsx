import { type Job, JobQuery } from '@tracemark/api/schemas'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { ListAction } from '../../components/ListFrame/types.ts'
import { ToastProvider } from '../../components/Toasts/ToastProvider.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at, fetched } from '../../stories/table.ts'
import type { JobColumn } from './JobsBoard.tsx'
import type { JobDays } from './JobsCalendar.tsx'
import { JobsScreen, type JobsScreenProps } from './JobsScreen.tsx'

const id = (last: number) => `01939f00-0000-7000-8000-00000000${last}`

const first: Job = {
  id: id(2001),
  code: 'J-00006',
  name: 'Bag handover, SA-0004-217',
  status: 'open',
  itemId: id(3001),
  taskThingId: id(3101),
  unit: { id: id(3001), name: 'SA-0004-217' },
  thing: { id: id(3201), name: 'Finca La Esperanza' },
  task: { id: id(3301), name: 'Bag handover' },
  assignedTo: id(1001),
  assignedToName: 'Luisa Marín',
  dateAssigned: '2026-11-17T09:00:00Z',
  dueDate: '2026-11-18T17:00:00Z',
  highPriority: true,
  createdAt: '2026-11-17T08:00:00Z',
}
const { assignedTo: _, assignedToName: __, dateAssigned: ___, ...unassigned } = first
const rows: readonly Job[] = [
  first,
  { ...unassigned, id: id(2002), code: 'J-00005', status: 'in_progress', dueDate: '2026-11-25T17:00:00Z', highPriority: false },
  { ...first, id: id(2003), code: 'J-00004', status: 'completed', completedAt: '2026-11-18T11:00:00Z', highPriority: false },
  { ...first, id: id(2004), code: 'J-00003', status: 'expired', expiryDate: '2026-11-19T00:00:00Z', highPriority: false },
]

const { args, states } = entityList(JobQuery, rows)

const shown: JobsScreenProps = {
  ...args,
  now: Date.parse('2026-11-20T12:00:00Z'),
  counts: { toDo: 2, overdue: 1 },
  view: 'list',
  onView: fn(),
}

const meta = preview.meta({
  title: 'Screens/Jobs/Jobs',
  component: JobsScreen,
  globals: at('wide'),
  args: shown,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
})

/** What was due and is still to be done says so; what was done late does not. */
export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^Overdue,/).map(({ textContent }) => textContent)).toEqual(['Overdue, 18 Nov 2026'])
    await userEvent.click(canvas.getByRole('button', { name: 'New job' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })

const move = fn()
const moved = (id: string, label: string): ListAction => ({
  id,
  label,
  run: async ([job]) => {
    move(job, id)
    return []
  },
})
/** What the rules of jobs allow, and what they refuse with a reason. */
const moves = ({ status }: Job): ListAction[] =>
  status === 'open'
    ? [
        moved('in_progress', 'Start'),
        {
          id: 'completed',
          label: 'Complete',
          run: async ([job = '']) => [{ id: job, failure: { code: 'status_conflict' } }],
        },
        moved('cancelled', 'Cancel'),
      ]
    : [
        {
          id: 'open',
          label: 'Reopen',
          disabled: true,
          hint: 'What is completed stays completed. Create a new job instead.',
          onSelect: fn(),
        },
      ]

const column = (status: Job['status'], more: Partial<JobColumn> = {}): JobColumn => {
  const found = rows.filter((row) => row.status === status)
  return { status, rows: found, total: found.length, onRetry: fn(), ...more }
}
const columns = [
  column('open', { total: 26, onMore: fn() }),
  column('in_progress'),
  column('completed'),
  column('cancelled'),
  column('expired'),
]
const board = { view: 'board', columns, rowActions: moves } as const

const lane = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) => canvas.findByRole('region', { name }, fetched)

/** A card goes where its menu, or the key M, sends it. What is cancelled or expired is folded. */
export const Board = meta.story({
  parameters: { picture: false },
  args: board,
  play: async ({ args, canvas, userEvent }) => {
    const open = await lane(canvas, 'Open')
    await expect(within(open).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: '1 Expired' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('button', { name: '1 Expired' }))
    await expect(within(await lane(canvas, 'Expired')).getByRole('link', { name: 'Bag handover, SA-0004-217' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fold “Expired”' }))
    within(open).getByRole('link', { name: 'Bag handover, SA-0004-217' }).focus()
    await userEvent.keyboard('m')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start' }, fetched))
    await waitFor(() => expect(move).toHaveBeenLastCalledWith(id(2001), 'in_progress'))
    await userEvent.click(within(open).getByRole('button', { name: 'Show more' }))
    await expect(columns[0]?.onMore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(args.onView).toHaveBeenLastCalledWith('list')
  },
})

/** A card that is dragged where it may not go stays, and so does one that the server refuses; both say why. */
export const BoardRefused = meta.story({
  parameters: { picture: false },
  args: board,
  play: async ({ canvas }) => {
    const drag = async (from: string, to: string) => {
      const card = within(await lane(canvas, from)).getByRole('listitem')
      const dataTransfer = new DataTransfer()
      fireEvent.dragStart(card, { dataTransfer })
      fireEvent.dragOver(await lane(canvas, to), { dataTransfer })
      fireEvent.drop(await lane(canvas, to), { dataTransfer })
      fireEvent.dragEnd(card, { dataTransfer })
    }
    await drag('Completed', 'Open')
    await expect(await screen.findByText(/“J-00004” stays where it is\. What is completed stays completed\./)).toBeVisible()
    await drag('Open', 'Completed')
    await expect(await canvas.findByText(/Complete: failed/, {}, fetched)).toBeVisible()
    await expect(within(await lane(canvas, 'Open')).getByRole('link', { name: 'Bag handover, SA-0004-217' })).toBeVisible()
  },
})
export const BoardPhone = meta.story({ parameters: { picture: false }, args: board, globals: at('phone') })
export const BoardLoading = meta.story({
  tags: ['!test'],
  args: { ...board, columns: columns.map(({ status, onRetry }) => ({ status, onRetry, isBusy: true })) },
})
export const BoardEmpty = meta.story({
  tags: ['!test'],
  args: { ...board, columns: columns.map(({ status, onRetry }) => ({ status, onRetry, rows: [], total: 0 })) },
})
export const BoardFailed = meta.story({
  tags: ['!test'],
  args: { ...board, columns: columns.map(({ status, onRetry }) => ({ status, onRetry, failure: { code: 'timeout' as const } })) },
})

const days: JobDays = { day: '2026-11-18', span: 'month', rows, total: rows.length, onLook: fn(), onRetry: fn(), onMove: fn() }
const calendar = { view: 'calendar', days } as const

/** Each job stands at the day on which it is due; those that a cell has no room for are in the list of the day. */
export const Calendar = meta.story({
  parameters: { picture: false },
  args: calendar,
  play: async ({ args, canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'November 2026' }, fetched)
    await expect(within(grid).getByText('1 more')).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'November 2026' })).getAllByRole('listitem')).toHaveLength(3)
    const card = within(grid)
      .getAllByText(/J-00006/)
      .at(0) as HTMLElement
    const [to] = within(grid).getAllByRole('gridcell', { name: /26 Nov 2026/ })
    const dataTransfer = new DataTransfer()
    fireEvent.dragStart(card, { dataTransfer })
    fireEvent.dragOver(to as HTMLElement, { dataTransfer })
    fireEvent.drop(to as HTMLElement, { dataTransfer })
    const due = new Date(first.dueDate ?? '')
    due.setMonth(10, 26)
    await expect(days.onMove).toHaveBeenLastCalledWith(first, due.toISOString())
    await userEvent.click(
      within(grid)
        .getAllByText(/J-00006/)
        .at(0) as HTMLElement,
    )
    await expect(args.onOpen).toHaveBeenLastCalledWith(first.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
    await expect(days.onLook).toHaveBeenLastCalledWith({ span: 'week' })
  },
})
export const CalendarWeek = meta.story({ parameters: { picture: false }, args: { ...calendar, days: { ...days, span: 'week' } } })
export const CalendarPhone = meta.story({ parameters: { picture: false }, args: calendar, globals: at('phone') })
export const CalendarOfMany = meta.story({ tags: ['!test'], args: { ...calendar, days: { ...days, total: 1240 } } })
export const CalendarFailed = meta.story({ tags: ['!test'], args: { ...calendar, days: { ...days, failure: { code: 'timeout' } } } })
