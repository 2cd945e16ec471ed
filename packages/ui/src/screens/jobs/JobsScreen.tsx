import { isOverdue } from '@tracemark/api/rules'
import { type Job, JobQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import type { FoundBySearch, ListBody } from '../../components/ListFrame/types.ts'
import { onDemand, useOnDemand } from '../../components/on-demand.ts'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { JobColumn } from './JobsBoard.tsx'
import type { JobDays } from './JobsCalendar.tsx'

const boardCode = onDemand(() => import('./JobsBoard.tsx'), ['media'])
const calendarCode = onDemand(() => import('./JobsCalendar.tsx'), ['media'])

export const jobViews = ['list', 'board', 'calendar'] as const
export type JobView = (typeof jobViews)[number]

const createColumns = (t: Translate, format: Format, now: number): DataTableColumn<Job>[] => [
  {
    field: 'name',
    header: t('common:name'),
    text: ({ name }) => name,
    flex: 1.4,
    minWidth: 220,
    hideable: false,
    card: 'title',
  },
  { field: 'code', header: t('jobs:code'), text: ({ code }) => code, width: 88, muted: true, card: 'line' },
  {
    field: 'status',
    header: t('jobs:status'),
    text: ({ status }) => t(`names:status.job.${status}`),
    render: ({ status }) => <StatusChip kind="job" status={status} />,
    width: 132,
    card: 'badge',
  },
  {
    field: 'dueDate',
    header: t('jobs:due'),
    text: ({ dueDate }) => (dueDate ? format.dateTime(dueDate) : ''),
    render: (job) =>
      job.dueDate && isOverdue(job, now) ? (
        <Chip data-tone="warning" title={format.dateTime(job.dueDate)}>
          <Icon name="clock" size={14} />
          <span>{`${t('jobs:overdue')}, ${format.day(job.dueDate)}`}</span>
        </Chip>
      ) : (
        job.dueDate && format.dateTime(job.dueDate)
      ),
    width: 190,
    priority: 5,
    card: 'foot',
    cardText: 'named',
  },
  {
    field: 'highPriority',
    header: t('jobs:high_priority'),
    text: ({ highPriority }) => (highPriority ? t('common:yes') : ''),
    render: ({ highPriority }) =>
      highPriority && (
        <Chip data-tone="alert">
          <Icon name="up" size={14} />
          <span>{t('jobs:high_priority')}</span>
        </Chip>
      ),
    width: 124,
    priority: 2,
    card: 'badge',
  },
  { field: 'unit', header: t('names:units.one'), text: ({ unit, thing }) => unit?.name ?? thing.name, width: 132, card: 'line' },
  { field: 'thing', header: t('names:assets.one'), text: ({ thing }) => thing.name, width: 160, hiddenAtFirst: true },
  { field: 'task', header: t('names:tasks.one'), text: ({ task }) => task.name, flex: 1, minWidth: 140, card: 'line' },
  {
    field: 'assignedTo',
    header: t('jobs:assigned_to'),
    text: ({ assignedToName }) => assignedToName ?? '',
    width: 152,
    priority: 4,
    card: 'line',
  },
  {
    field: 'dateAssigned',
    header: t('jobs:assigned_at'),
    text: ({ dateAssigned }) => (dateAssigned ? format.day(dateAssigned) : ''),
    width: 128,
    muted: true,
  },
  {
    field: 'repeat',
    header: t('jobs:repeat'),
    text: ({ repeat }) => (repeat ? t(`jobs:repeat.${repeat}`) : ''),
    width: 128,
    muted: true,
    hiddenAtFirst: true,
  },
  {
    field: 'expiryDate',
    header: t('jobs:expires'),
    text: ({ expiryDate }) => (expiryDate ? format.dateTime(expiryDate) : ''),
    width: 160,
    muted: true,
  },
]

export type JobsScreenProps = EntityList<Job> & {
  /** Units, tasks and people, to filter by; absent where this person may not see them. */
  units?: FoundBySearch | undefined
  tasks?: FoundBySearch | undefined
  people?: FoundBySearch | undefined
  /** The moment from which on what was due is overdue, in milliseconds. */
  now: number
  /** How many there are to be done and how many of them are overdue; absent until it is known. */
  counts?: { toDo: number; overdue: number } | undefined
  view: JobView
  onView: (view: JobView) => void
  /** Of the board, while that is the view. */
  columns?: readonly JobColumn[] | undefined
  /** Of the calendar, while that is the view. */
  days?: JobDays | undefined
}

/** What is to be done for units, by whom and until when. */
export const JobsScreen = ({ units, tasks, people, now, counts, view, onView, columns: lanes, days, ...list }: JobsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const Board = useOnDemand(boardCode, view === 'board')?.JobsBoard
  const Calendar = useOnDemand(calendarCode, view === 'calendar')?.JobsCalendar
  const columns = useMemo(() => createColumns(t, format, now), [t, format, now])
  const filters = useMemo(
    () =>
      createFilters(JobQuery, {
        status: { label: t('jobs:status'), option: (status) => t(`names:status.job.${status}`) },
        overdue: { label: t('jobs:overdue') },
        dueDate: { label: t('jobs:due') },
        assignedTo: people && { label: t('jobs:assigned_to'), ...people },
        taskId: tasks && { label: t('names:tasks.one'), ...tasks },
        itemId: units && { label: t('names:units.one'), ...units },
        highPriority: { label: t('jobs:high_priority') },
      }),
    [t, units, tasks, people],
  )
  const options = jobViews.map((value) => ({ value, label: t(`jobs:view.${value}`) }))
  const isView = (value: string): value is JobView => options.some((option) => option.value === value)
  const { getRowHref, onOpen } = list
  const opening = { now, getRowHref, onOpen }
  const bodies = {
    list: undefined,
    board: (given: ListBody<Job>) => Board && lanes && <Board {...given} {...opening} columns={lanes} />,
    calendar: () => Calendar && days && <Calendar {...opening} {...days} />,
  }
  return (
    <EntityListFrame
      {...list}
      entity="jobs"
      columns={columns}
      filters={filters}
      summary={counts ? t('jobs:summary', { shown: format.number(counts.toDo), overdue: format.number(counts.overdue) }) : ''}
      view={{
        label: t('jobs:view'),
        options,
        value: view,
        onChange: (next) => isView(next) && onView(next),
        body: bodies[view],
      }}
    />
  )
}
