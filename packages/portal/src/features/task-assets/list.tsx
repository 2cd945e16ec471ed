import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { TaskAsset } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { AssetTasksScreen } from '@tracemark/ui/screens/task-assets'
import { useMemo } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { useServices } from '../../platform/services-context.tsx'
import { AssetPage, useAsset } from '../assets/asset-page.tsx'
import { assetQuery } from '../assets/asset-query.ts'
import { identificationQuery } from '../identification-codes/identification.ts'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { assetTasks } from './resource.ts'
import { useConditionNames } from './use-condition-names.ts'

export const prefetch = (context: PageContext) =>
  Promise.all([context.queries.prefetchQuery(assetQuery(context.client, context.params.thingId ?? '')), prefetchList(assetTasks)(context)])

const Tasks = () => {
  const { id: thingId, valueChainId } = useAsset()
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const list = useResourceList(assetTasks)
  const rows = list.page?.items
  const conditions = rows?.flatMap(({ task }) => task.ruleConditions) ?? []
  const { client: services } = useServices()
  const statuses = useQuery({
    ...unitStatusesQuery(services, organization.id),
    enabled: conditions.some(({ property }) => property === 'itemStatus'),
  })
  const entities = useConditionNames(conditions)
  const conditionNames = useMemo(() => ({ unitStatuses: statuses.data, entities }), [statuses.data, entities])
  const chain = useQuery({
    queryKey: ['value-chain', organization.id, valueChainId],
    queryFn: ({ signal }) => client.valueChains.get({ params: { id: valueChainId ?? '' } }, { signal }),
    enabled: valueChainId !== undefined && may(contract.valueChains.get),
  })
  const elementNames = useMemo(() => chain.data && new Map(chain.data.elements.map(({ id, name }) => [id, name])), [chain.data])
  const each = useRowCalls([assetTasks.name, organization.id], rows, assetTasks.getName)
  // In their order, and all on one page: only then it is known who stands beside whom.
  const isWhole = list.query.sort === 'order_asc' && list.query.search === '' && list.page?.totalItems === rows?.length
  const own = rows?.filter((row) => row.thingId === thingId) ?? []
  const move = (row: TaskAsset, by: 1 | -1): ListAction[] => {
    const from = own.indexOf(row)
    const other = own[from + by]
    if (!isWhole || !other || !may(contract.taskAssets.reorder)) return []
    const ids = own
      .map(({ id }) => id)
      .with(from, other.id)
      .with(from + by, row.id)
    return [
      {
        id: by === 1 ? 'down' : 'up',
        label: t(by === 1 ? 'task-assets:move_down' : 'task-assets:move_up'),
        icon: by === 1 ? 'down' : 'up',
        run: each({ kind: `reorder ${ids}`, call: (_, options) => client.taskAssets.reorder({ body: { ids } }, options) }, (name) =>
          t('task-assets:moved', { name }),
        ),
      },
    ]
  }
  const identification = useQuery({ ...identificationQuery(client, thingId), enabled: may(contract.assets.publicInfo) })
  return (
    <AssetTasksScreen
      {...list}
      thingId={thingId}
      discoveryTaskId={identification.data?.entity.discoveryTaskId}
      conditionNames={conditionNames}
      elementNames={elementNames}
      // What is inherited is changed where it comes from.
      rowActions={(row) => (row.thingId === thingId ? [...move(row, -1), ...move(row, 1), ...(list.rowActions?.(row) ?? [])] : [])}
    />
  )
}

/** /org/:org/things/:thingId/tasks */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization, may } = useOrganization()
  const { search } = useLocation()
  const navigate = useNavigate()
  const t = useTranslate()
  const create = `${addresses['task-assets'].create.to({ org: organization.slug, thingId })}${search}`
  return (
    <AssetPage
      tab="tasks"
      primary={
        may(contract.taskAssets.create) ? { label: t('task-assets:new'), icon: 'plus', onSelect: () => void navigate(create) } : undefined
      }
    >
      <Tasks key={thingId} />
      <Outlet />
    </AssetPage>
  )
}
