import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Job, JobQuery, JobStatus } from '@tracemark/api/schemas'
import type { JobColumn } from '@tracemark/ui/screens/jobs'
import { useMemo } from 'react'
import { useAddressParams } from '../../platform/address-params.ts'
import { toFailure } from '../../platform/failure.ts'
import { type ListParams, readListParams } from '../../platform/list-search-params.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { toListOptions } from '../../platform/resource/to-list-options.ts'
import { askList } from '../../platform/use-server-list.ts'
import { jobs } from './resource.ts'

/** Cards that a column shows at first, and more of each time. */
const CARDS = 25

/** What is to be done is shown by urgency, what is done the latest first, what is over otherwise by when it was due. */
const orders: Readonly<Record<JobStatus, JobQuery['sort']>> = {
  open: 'urgency_desc',
  in_progress: 'urgency_desc',
  completed: 'completedAt_desc',
  cancelled: 'dueDate_desc',
  expired: 'dueDate_desc',
}

const NONE: readonly never[] = []

/** What the address asks of jobs, for views of them that ask for it in parts. */
export const useJobsAsked = () => {
  const { client } = useOrganization()
  const [params] = useAddressParams()
  const options = toListOptions(jobs, client, { thingId: '' })
  const asked = readListParams(params, options)
  return { options, asked }
}

/** How many jobs there are of what the address asks, narrowed by these filters. */
const useCount = (filters: ListParams['filters']): number | undefined => {
  const { options, asked } = useJobsAsked()
  const query: ListParams = { ...asked, filters: { ...asked.filters, ...filters }, page: 1, perPage: 1 }
  const counted = useQuery({
    queryKey: [...options.queryKey, 'count', query.search, query.filters],
    queryFn: ({ signal }) => askList(options, query, signal),
    placeholderData: keepPreviousData,
  })
  return counted.data?.totalItems
}

const toBeDone = ['open', 'in_progress'] as const

/** How many are to be done, and how many of them are overdue, whatever statuses the list is narrowed to. */
export const useJobCounts = () => {
  const [toDo, overdue] = [useCount({ status: toBeDone }), useCount({ status: toBeDone, overdue: true })]
  return toDo === undefined || overdue === undefined ? undefined : { toDo, overdue }
}

const useColumn = (status: JobStatus, shown: boolean): JobColumn => {
  const { options, asked } = useJobsAsked()
  const wanted = asked.filters.status
  const isAsked = shown && (!Array.isArray(wanted) || wanted.includes(status))
  const filters = { ...asked.filters, status: [status] }
  const answer = useInfiniteQuery({
    queryKey: [...options.queryKey, 'column', asked.search, filters],
    queryFn: ({ pageParam, signal }) =>
      askList(options, { ...asked, filters, sort: orders[status], page: pageParam, perPage: CARDS }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    enabled: isAsked,
  })
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = answer
  const rows = useMemo(() => (isAsked ? data?.pages.flatMap(({ items }) => items) : NONE), [data, isAsked])
  return {
    status,
    rows,
    total: isAsked ? data?.pages[0]?.totalItems : 0,
    isBusy: isFetching,
    onMore: isAsked && hasNextPage ? () => void fetchNextPage() : undefined,
    failure: error ? toFailure(error) : undefined,
    onRetry: () => void refetch(),
  }
}

/** The columns of the board, each with pages of its own. They are asked for while the board is `shown`. */
export const useJobColumns = (shown: boolean): { columns: readonly JobColumn[]; rows: readonly Job[] } => {
  const columns = [
    useColumn('open', shown),
    useColumn('in_progress', shown),
    useColumn('completed', shown),
    useColumn('cancelled', shown),
    useColumn('expired', shown),
  ]
  return { columns, rows: columns.flatMap(({ rows }) => rows ?? NONE) }
}
