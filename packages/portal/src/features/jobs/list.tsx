import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import type { Job } from '@tracemark/api/schemas'
import { JobsScreen, type JobView, jobViews } from '@tracemark/ui/screens/jobs'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useAddressParams } from '../../platform/address-params.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { tasks } from '../assets/find-tasks.ts'
import { useFinder } from '../assets/use-finder.ts'
import { accounts } from '../people/resource.ts'
import { unitChoices } from '../units/choices.ts'
import { jobs } from './resource.ts'
import { useJobColumns, useJobCounts } from './use-job-columns.ts'
import { useJobDays } from './use-job-days.ts'
import { useJobMoves } from './use-job-moves.ts'

/** The list, where the address says no other. */
const readView = (params: URLSearchParams): JobView => jobViews.find((view) => view === params.get('view')) ?? 'list'

export const prefetch = async (context: PageContext) => {
  if (readView(context.search) === 'list') await prefetchList(jobs)(context)
}

/** /org/:org/settings/jobs */
export const Component = () => {
  const { may } = useOrganization()
  const [params, changeParams] = useAddressParams()
  const view = readView(params)
  const isBoard = view === 'board'
  const { columns, rows } = useJobColumns(isBoard)
  const { days, rows: due } = useJobDays(view === 'calendar')
  const instead = { list: undefined, board: rows, calendar: due }
  const list = useResourceList(jobs, instead[view])
  const { getMoves, getRefused } = useJobMoves(list.page?.items)
  const [now] = useState(() => serverClock.date().getTime())
  // The rows come first.
  const isFirst = list.loading || (isBoard && columns.some(({ rows: read }) => !read))
  const mayFind = { units: may(contract.units.list), tasks: may(contract.tasks.list), people: may(contract.organizationAccounts.list) }
  const { filters } = list.query
  const units = useFinder(unitChoices, filters?.itemId, mayFind.units && !isFirst)
  const found = useFinder(tasks, filters?.taskId, mayFind.tasks && !isFirst)
  const people = useFinder(accounts, filters?.assignedTo, mayFind.people && !isFirst)
  const counts = useJobCounts()
  const rowActions = (row: Job) => {
    const own = list.rowActions?.(row) ?? []
    const moves = [...getMoves(row), ...(isBoard ? getRefused(row) : [])]
    return [...own.filter(({ id }) => id === 'edit'), ...moves, ...own.filter(({ id }) => id !== 'edit')]
  }
  const changeView = (next: JobView) =>
    changeParams(
      (current) => {
        const changed = new URLSearchParams(current)
        for (const name of ['view', 'day', 'span']) changed.delete(name)
        if (next !== 'list') changed.set('view', next)
        return changed
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <JobsScreen
        {...list}
        rowActions={rowActions}
        units={mayFind.units ? units : undefined}
        tasks={mayFind.tasks ? found : undefined}
        people={mayFind.people ? people : undefined}
        now={now}
        counts={counts}
        view={view}
        onView={changeView}
        columns={columns}
        days={days}
      />
      <Outlet />
    </>
  )
}
