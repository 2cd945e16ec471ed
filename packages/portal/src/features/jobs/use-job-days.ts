import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import type { Job } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { type CalendarSpan, calendarSpans, type JobDays, listShownDays, localDay } from '@tracemark/ui/screens/jobs'
import { useAddressParams } from '../../platform/address-params.ts'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { askList } from '../../platform/use-server-list.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { jobs } from './resource.ts'
import { useJobsAsked } from './use-job-columns.ts'

/** More than a person reads in a month; the calendar says how many there are, and how to see them. */
const SHOWN_MAX = 300
const PER_PAGE = 100

const NONE: readonly never[] = []
const DAY = /^\d{4}-\d{2}-\d{2}$/

const localToday = (): string => localDay(serverClock.date())

const isDay = (text: string | null): text is string => text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** The days of the calendar, by the address (`day`, `span`), with the jobs that are due in them. They are asked for while it is `shown`. */
export const useJobDays = (shown: boolean): { days: JobDays; rows: readonly Job[] } => {
  const { organization, client, may } = useOrganization()
  const { options, asked } = useJobsAsked()
  const [params, changeParams] = useAddressParams()
  const t = useTranslate()
  const format = useFormat()
  const tell = useTellFailure({ action: 'update', entity: 'jobs' })
  const chosen = params.get('day')
  const day = isDay(chosen) ? chosen : localToday()
  const span: CalendarSpan = calendarSpans.find((known) => known === params.get('span')) ?? 'month'
  const [first, last] = listShownDays(day, span, format.locale)
  // What the list is narrowed to narrows the calendar as well.
  const wanted = asked.filters.dueDate
  const within = typeof wanted === 'object' && 'from' in wanted ? wanted : { from: first, to: last }
  const [, from = first] = [first, within.from].toSorted()
  const [to = last] = [last, within.to].toSorted()
  const dueDate = { from, to }
  const filters = { ...asked.filters, dueDate }
  const answer = useQuery({
    queryKey: [...options.queryKey, 'days', asked.search, filters],
    queryFn: async ({ signal }) => {
      const read = (page: number) => askList(options, { ...asked, filters, sort: 'urgency_desc', page, perPage: PER_PAGE }, signal)
      const { totalItems, items } = await read(1)
      while (items.length < Math.min(totalItems, SHOWN_MAX)) {
        const more = await read(Math.ceil(items.length / PER_PAGE) + 1)
        if (more.items.length === 0) break
        items.push(...more.items)
      }
      return { items, totalItems }
    },
    placeholderData: keepPreviousData,
    enabled: shown && from <= to,
  })
  const rows = answer.data?.items ?? NONE
  const each = useRowCalls([jobs.name, organization.id], rows, jobs.getName)
  const move = async (job: Job, next: string) => {
    const call = (id: string, withKey: { idempotencyKey: string }) =>
      client.jobs.update({ params: { id }, body: { dueDate: next } }, withKey)
    const told = (name: string) => t('jobs:calendar.moved', { name, date: format.dateTime(next) })
    const run = each({ kind: `due ${next}`, call }, told)
    const [refused] = await run([job.id], () => undefined, NONE, new AbortController().signal)
    if (refused) tell(refused.failure)
  }
  return {
    rows,
    days: {
      day,
      span,
      rows: answer.data?.items,
      total: answer.data?.totalItems,
      isBusy: shown && from <= to && (answer.isPending || answer.isPlaceholderData),
      failure: answer.error && !answer.data ? toFailure(answer.error) : undefined,
      onRetry: () => void answer.refetch(),
      onLook: (change) =>
        changeParams(
          (current) => {
            const next = new URLSearchParams(current)
            next.set('day', change.day ?? day)
            if ((change.span ?? span) === 'week') next.set('span', 'week')
            else next.delete('span')
            return next
          },
          { replace: true, preventScrollReset: true },
        ),
      onMove: may(contract.jobs.update) ? (job, next) => void move(job, next) : undefined,
    },
  }
}
