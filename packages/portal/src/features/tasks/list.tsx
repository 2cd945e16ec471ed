import { useQuery } from '@tanstack/react-query'
import { TasksScreen } from '@tracemark/ui/screens/tasks'
import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useServices } from '../../platform/services-context.tsx'
import { useConditionNames } from '../task-assets/use-condition-names.ts'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { tasks } from './resource.ts'

export const prefetch = prefetchList(tasks)

/** /org/:org/settings/tasks */
export const Component = () => {
  const { organization } = useOrganization()
  const { client } = useServices()
  const list = useResourceList(tasks)
  const conditions = list.page?.items.flatMap(({ ruleConditions }) => ruleConditions) ?? []
  const statuses = useQuery({
    ...unitStatusesQuery(client, organization.id),
    enabled: conditions.some(({ property }) => property === 'itemStatus'),
  })
  const entities = useConditionNames(conditions)
  const conditionNames = useMemo(() => ({ unitStatuses: statuses.data, entities }), [statuses.data, entities])
  return (
    <>
      <TasksScreen {...list} conditionNames={conditionNames} />
      <Outlet />
    </>
  )
}
