import { isOverdue } from '@tracemark/api/rules'
import type { Job, JobStatus } from '@tracemark/api/schemas'
import { Board, type BoardProps } from '../../components/Board/Board.tsx'
import type { BoardColumn } from '../../components/Board/types.ts'
import { Chip } from '../../components/Chip/Chip.tsx'
import { statuses } from '../../components/StatusChip/statuses.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

/** Jobs of one status. */
export interface JobColumn extends Pick<BoardColumn<Job>, 'rows' | 'total' | 'onMore' | 'isBusy' | 'failure' | 'onRetry'> {
  status: JobStatus
}

interface JobsBoardProps extends Omit<BoardProps<Job>, 'columns' | 'getRowId' | 'getRowName' | 'getColumn' | 'renderCard'> {
  columns: readonly JobColumn[]
  /** The moment from which on what was due is overdue, in milliseconds. */
  now: number
}

/** What nobody has to do any more is out of the way. */
const folded: readonly JobStatus[] = ['cancelled', 'expired']

const DAY = 86_400_000

/** Jobs in columns by their status. */
export const JobsBoard = ({ columns, now, ...board }: JobsBoardProps) => {
  const t = useTranslate()
  const format = useFormat()
  const sayWhen = ({ status, dueDate, completedAt }: Job): string => {
    if (status === 'completed' && completedAt !== undefined) return t('jobs:done_on', { date: format.day(completedAt) })
    return dueDate === undefined ? '' : t('jobs:due_on', { date: format.day(dueDate) })
  }
  const renderWhen = (job: Job) => {
    const { dueDate } = job
    if (dueDate === undefined || !isOverdue(job, now)) return <span>{sayWhen(job)}</span>
    const days = Math.floor((now - Date.parse(dueDate)) / DAY)
    const relative = new Intl.RelativeTimeFormat(format.locale, { numeric: 'auto', style: 'short' }).format(-days, 'day')
    return (
      <Chip data-tone="warning" title={format.dateTime(dueDate)}>
        <Icon name="clock" size={14} />
        <span>{`${t('jobs:overdue')}, ${relative}`}</span>
      </Chip>
    )
  }
  return (
    <Board
      {...board}
      columns={columns.map(({ status, ...column }) => ({
        ...column,
        id: status,
        label: t(`names:status.job.${status}`),
        icon: statuses.job[status].icon,
        isFolded: folded.includes(status),
      }))}
      getRowId={({ id }) => id}
      getRowName={({ code }) => code}
      getColumn={({ status }) => status}
      renderCard={(job) => ({
        head: (
          <>
            <span>{job.code}</span>
            {job.highPriority && (
              <Chip data-tone="alert">
                <Icon name="up" size={14} />
                <span>{t('jobs:high_priority')}</span>
              </Chip>
            )}
            {job.repeat && <span>{t(`jobs:repeat.${job.repeat}`)}</span>}
          </>
        ),
        title: job.name,
        // What its name says already is not said again.
        children: [job.task.name, job.unit?.name ?? t('jobs:subject.whole'), job.thing.name]
          .filter((part) => !job.name.includes(part))
          .map((part) => <p key={part}>{part}</p>),
        foot: (
          <>
            {renderWhen(job)}
            {job.assignedToName !== undefined && <span>{job.assignedToName}</span>}
          </>
        ),
      })}
    />
  )
}
