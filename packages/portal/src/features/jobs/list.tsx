import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import type { Job } from '@tracemark/api/schemas'
import { JobsScreen } from '@tracemark/ui/screens/jobs'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useFinder } from '../assets/use-finder.ts'
import { users } from '../people/resource.ts'
import { unitChoices } from '../units/choices.ts'
import { jobs } from './resource.ts'
import { useJobMoves } from './use-job-moves.ts'

export const prefetch = prefetchList(jobs)

/** /org/:org/settings/jobs */
export const Component = () => {
  const { may } = useOrganization()
  const list = useResourceList(jobs)
  const getMoves = useJobMoves(list.page?.items)
  const [now] = useState(() => serverClock.date().getTime())
  // The rows come first.
  const mayFind = { units: may(contract.units.list), people: may(contract.organizationAccounts.list) }
  const units = useFinder(unitChoices, list.query.filters?.itemId, mayFind.units && !list.loading)
  const people = useFinder(users, list.query.filters?.assignedTo, mayFind.people && !list.loading)
  const rowActions = (row: Job) => {
    const own = list.rowActions?.(row) ?? []
    return [...own.filter(({ id }) => id === 'edit'), ...getMoves(row), ...own.filter(({ id }) => id !== 'edit')]
  }
  return (
    <>
      <JobsScreen
        {...list}
        rowActions={rowActions}
        units={mayFind.units ? units : undefined}
        people={mayFind.people ? people : undefined}
        now={now}
      />
      <Outlet />
    </>
  )
}
