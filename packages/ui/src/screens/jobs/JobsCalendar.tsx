import { isOverdue } from '@tracemark/api/rules'
import type { Job } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { localDay } from '../../components/Calendar/local-day.ts'
import { getWeekStart } from '../../components/DateRangePicker/week-start.ts'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { toLocal } from '../../components/forms/DateTimeField/local-time.ts'
import { PeriodChoice } from '../../components/ListFrame/PeriodChoice.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { type CalendarSpan, calendarSpans } from './shown-days.ts'

/** What the calendar shows, and what it asks for. */
export interface JobDays {
  /** `YYYY-MM-DD`: the day that is looked at. */
  day: string
  span: CalendarSpan
  onLook: (change: { day?: string; span?: CalendarSpan }) => void
  /** Those that are due in these days; absent until they are there. */
  rows?: readonly Job[] | undefined
  /** How many are due, where that is more than are here. */
  total?: number | undefined
  /** These are of other days, until those that are asked for come. */
  isBusy?: boolean | undefined
  failure?: Failure | undefined
  onRetry: () => void
  /** Its due date becomes this instant. Absent where the person may not. */
  onMove?: ((job: Job, dueDate: string) => void) | undefined
}

interface JobsCalendarProps extends JobDays {
  now: number
  getRowHref?: ((row: Job) => string) | undefined
  onOpen?: ((id: string) => void) | undefined
}

/** Jobs by the day on which they are due, where this person is. A job that is dragged to another day keeps its time. */
export const JobsCalendar = ({
  day,
  span,
  onLook,
  rows = [],
  total = 0,
  isBusy = false,
  failure,
  onRetry,
  onMove,
  now,
  getRowHref,
  onOpen,
}: JobsCalendarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const today = localDay(new Date(now))
  // What is not simply to be done says so, in words.
  const sayState = (job: Job): string | undefined =>
    isOverdue(job, now) ? t('jobs:overdue') : job.status === 'open' ? undefined : t(`names:status.job.${job.status}`)
  const events = rows.flatMap((job) => {
    const { id, code, dueDate, task, unit, thing } = job
    if (dueDate === undefined) return []
    const state = sayState(job)
    return [
      {
        id,
        name: `${state === undefined ? '' : `${state}: `}${task.name}, ${(unit ?? thing).name} (${code})`,
        day: toLocal(dueDate).day,
        time: format.time(dueDate),
        href: getRowHref?.(job),
        ...(isOverdue(job, now) && { tone: 'warning' as const }),
      },
    ]
  })
  const move = (id: string, to: string) => {
    const job = rows.find((row) => row.id === id)
    if (job?.dueDate === undefined) return
    // The same time of another day, to the second.
    const [year = 0, month = 1, dayOfMonth = 1] = to.split('-').map(Number)
    const due = new Date(job.dueDate)
    due.setFullYear(year, month - 1, dayOfMonth)
    onMove?.(job, due.toISOString())
  }
  const isSpan = (value: string): value is CalendarSpan => calendarSpans.some((known) => known === value)
  if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
  return (
    <>
      {total > rows.length && (
        <p role="status">{t('jobs:calendar.some', { shown: format.number(rows.length), total: format.number(total) })}</p>
      )}
      <Calendar
        selected={day}
        today={today}
        events={events}
        span={span}
        isBusy={isBusy}
        firstDay={getWeekStart(format.locale)}
        tools={
          <>
            <Button variant="text" size="small" aria-disabled={day === today} onClick={() => onLook({ day: today })}>
              {t('jobs:calendar.today')}
            </Button>
            <PeriodChoice
              label={t('jobs:calendar.span')}
              options={calendarSpans.map((value) => ({ value, label: t(`jobs:calendar.${value}`) }))}
              value={span}
              onChange={(value) => isSpan(value) && onLook({ span: value })}
            />
          </>
        }
        onSelect={(next) => onLook({ day: next })}
        onOpen={onOpen}
        onMove={onMove && move}
      />
    </>
  )
}
