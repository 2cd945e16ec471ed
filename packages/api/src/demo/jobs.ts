import type { JobReminder, JobRepeat, JobStatus } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import type { Catalogue } from './build.ts'
import { demoId } from './ids.ts'
import type { OrganizationPlan } from './plan.ts'
import type { DemoJob } from './types.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When jobs are due from the day of `now`, how far they are, and who waits for them. */
const plans: {
  status: JobStatus
  madeDaysAgo: number
  dueInDays: number
  highPriority: boolean
  repeat?: JobRepeat
  remindBefore?: JobReminder
}[] = [
  { status: 'open', madeDaysAgo: 1, dueInDays: 2, highPriority: true },
  { status: 'open', madeDaysAgo: 2, dueInDays: 5, highPriority: false, repeat: 'P1W', remindBefore: 'P1D' },
  { status: 'in_progress', madeDaysAgo: 3, dueInDays: 0, highPriority: true },
  { status: 'completed', madeDaysAgo: 9, dueInDays: -4, highPriority: false },
  { status: 'completed', madeDaysAgo: 14, dueInDays: -8, highPriority: false },
  { status: 'cancelled', madeDaysAgo: 6, dueInDays: -1, highPriority: false },
]

/** Jobs of one organization, the newest first; each is for a unit of its own. */
export const createJobs = (
  { organization, creators }: OrganizationPlan,
  { items, tasks, taskThings }: Pick<Catalogue, 'items' | 'tasks' | 'taskThings'>,
  now: Date,
): DemoJob[] => {
  const runnable = tasks.filter(({ taskLibraryId }) => taskLibraryId === undefined)
  const today = Math.floor(now.getTime() / DAY) * DAY
  const instant = (days: number, hour: number) => new Date(today + days * DAY + hour * HOUR).toISOString()
  return plans.flatMap(({ status, madeDaysAgo, dueInDays, ...rest }, index) => {
    const item = items[(index * 7 + 3) % items.length]
    const task = runnable[index % runnable.length]
    const link = taskThings.find(({ taskId, thingId }) => taskId === task?.id && thingId === item?.thingId)
    if (!item || !task || !link) return []
    const code = `J-${String(plans.length - index).padStart(5, '0')}`
    return [
      {
        id: demoId(`job/${organization.id}/${code}`),
        organizationId: organization.id,
        code,
        name: `${task.name}, ${item.name}`,
        itemId: item.id,
        taskThingId: link.id,
        status,
        dueDate: instant(dueInDays, 17),
        assignedTo: accountByEmail(creators[index % creators.length] ?? '').id,
        dateAssigned: instant(-madeDaysAgo, 9),
        ...rest,
        ...(status === 'completed' && { completedAt: instant(dueInDays, 11) }),
        createdAt: instant(-madeDaysAgo, 8),
      },
    ]
  })
}
