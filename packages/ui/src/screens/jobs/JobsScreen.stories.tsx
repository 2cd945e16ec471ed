import { type Job, JobQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { JobsScreen } from './JobsScreen.tsx'

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

const meta = preview.meta({
  title: 'Screens/Jobs/Jobs',
  component: JobsScreen,
  globals: at('wide'),
  args: { ...args, now: Date.parse('2026-11-20T12:00:00Z') },
})

/** What was due and is still to be done says so; what was done late does not. */
export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^Overdue/).map(({ textContent }) => textContent)).toEqual(['Overdue, 18 Nov 2026'])
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
