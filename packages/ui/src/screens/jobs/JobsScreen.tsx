import { isToBeDone } from '@tracemark/api/rules'
import { type Job, JobQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import type { FoundBySearch } from '../../components/ListFrame/types.ts'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'

/** A job that is to be done and was due before now. */
const isOverdue = ({ status, dueDate }: Job, now: number): boolean =>
  isToBeDone(status) && dueDate !== undefined && Date.parse(dueDate) < now

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
  { field: 'code', header: t('jobs:code'), text: ({ code }) => code, width: 96, muted: true, card: 'line' },
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
    width: 176,
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
    width: 140,
    card: 'badge',
  },
  { field: 'unit', header: t('names:units.one'), text: ({ unit }) => unit.name, width: 132, card: 'line' },
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
    field: 'expiryDate',
    header: t('jobs:expires'),
    text: ({ expiryDate }) => (expiryDate ? format.dateTime(expiryDate) : ''),
    width: 160,
    muted: true,
  },
]

export type JobsScreenProps = EntityList<Job> & {
  /** Units and people, to filter by; absent where this person may not see them. */
  units?: FoundBySearch | undefined
  people?: FoundBySearch | undefined
  /** The moment from which on what was due is overdue, in milliseconds. */
  now: number
}

/** What is to be done for units, by whom and until when. */
export const JobsScreen = ({ units, people, now, ...list }: JobsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format, now), [t, format, now])
  const filters = useMemo(
    () =>
      createFilters(JobQuery, {
        status: { label: t('jobs:status'), option: (status) => t(`names:status.job.${status}`) },
        assignedTo: people && { label: t('jobs:assigned_to'), ...people },
        itemId: units && { label: t('names:units.one'), ...units },
        highPriority: { label: t('jobs:high_priority') },
      }),
    [t, units, people],
  )
  return <EntityListFrame {...list} entity="jobs" columns={columns} filters={filters} />
}
