import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { ORGANIZATION_TASKS_PER_PAGE, organizationTasks } from '@tracemark/api/graphql'
import { Id, type OrganizationTask } from '@tracemark/api/schemas'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { InteractionsScreen } from '@tracemark/ui/screens/interactions/list'
import { useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useAddressParams } from '../../platform/address-params.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useSavedViews } from '../../platform/saved-views/use-saved-views.tsx'
import { useAccountView } from '../../platform/services-context.tsx'
import { serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { useFinder } from '../assets/use-finder.ts'
import { collections } from '../collections/resource.ts'
import { accounts } from '../people/resource.ts'
import { unitChoices } from '../units/choices.ts'
import { getListOptions, leaveSpan, shape } from './list-query.ts'
import { runningTasks } from './running-tasks.ts'
import { useExport } from './use-export.ts'
import { useInteractionActions } from './use-interaction-actions.ts'

/** All tasks of an organization, page after page. */
const listOrganizationTasks = async (client: Pick<OrganizationClient, 'graphql'>, signal: AbortSignal): Promise<OrganizationTask[]> => {
  const tasks: OrganizationTask[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await client.graphql(organizationTasks, { page, perPage: ORGANIZATION_TASKS_PER_PAGE }, { signal })
    tasks.push(...answer.organizationTasks.items)
    pages = answer.organizationTasks.totalPages
  }
  return tasks
}

const NO_TASKS: readonly never[] = []
const NO_ROWS: readonly never[] = []

const getName = ({ name }: { name: string }): string => name
const things = { name: 'assets', calls: (client: OrganizationClient) => client.assets, getName }

const drawnCode = onDemand(() => import('./draw-list.tsx'), ['media', 'interactions-map', 'task-more'])

const readRecordId = (params: URLSearchParams): string | undefined => Id.safeParse(params.get(shape.names.search)).data

export const prefetch = async ({ client, queries, search }: PageContext) => {
  if (readRecordId(search) === undefined) await queries.prefetchQuery(serverListQuery(getListOptions(client), search))
}

/** The list. Links from elsewhere search for a record's id: they lead to the record. */
export const Component = () => {
  const [params] = useAddressParams()
  const record = readRecordId(params)
  return record === undefined ? <Interactions /> : <Navigate to={record} replace />
}

const Interactions = () => {
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const format = useFormat()
  useTitle(t('names:interactions.title'), organization.name)
  const { pathname } = useLocation()
  const { open } = useWayBack()
  const navigate = useNavigate()
  const options = getListOptions(client)
  const list = useServerList(options)
  const [params, changeParams] = useAddressParams()
  // The rows come first, where they are what is asked for.
  const drawn = useOnDemand(drawnCode, !list.loading || params.has('view') || params.has('bounds'))
  const sayCoordinates = useMemo(() => drawn?.createCoordinateWriter(t, format), [drawn, t, format])
  const saved = useSavedViews('interactions', options)
  const tasks = useQuery({
    queryKey: ['organization-tasks', organization.id],
    queryFn: ({ signal }) => listOrganizationTasks(client, signal),
    staleTime: 300_000,
  })
  // The rows come first.
  const mayFind = {
    things: may(contract.assets.list),
    units: may(contract.units.list),
    people: may(contract.organizationAccounts.list),
    collections: may(contract.collections.list),
  }
  const foundThings = useFinder(things, list.query.filters?.thingId, mayFind.things && !list.loading)
  const foundUnits = useFinder(unitChoices, list.query.filters?.itemId, mayFind.units && !list.loading)
  const foundPeople = useFinder(accounts, list.query.filters?.createdById, mayFind.people && !list.loading)
  const foundCollections = useFinder(collections, list.query.filters?.collectionId, mayFind.collections && !list.loading)
  const exporting = useExport(list.query)
  const mayRunTasks = may(runningTasks)
  const account = useAccountView()
  const { collectionId, collected } = list.query.filters ?? {}
  const id = typeof collectionId === 'string' ? collectionId : ''
  const collection = useQuery({
    queryKey: [collections.name, organization.id, 'one', id],
    queryFn: ({ signal }) => client.collections.get({ params: { id } }, { signal }),
    enabled: id !== '' && !list.loading && may(contract.collections.get),
  })
  const { actionsOn, decisionsOn, bulkActions } = useInteractionActions(list.page?.items ?? NO_ROWS, {
    collectionId,
    isByRule: collection.data?.rule !== undefined,
  })
  const ofCollections = collectionId !== undefined || collected === true
  return (
    <InteractionsScreen
      {...list}
      saved={saved}
      onQueryChange={(change) => list.onQueryChange(leaveSpan(list.query, change))}
      rowActions={(row) => [...decisionsOn(row), ...actionsOn(row)]}
      bulkActions={bulkActions}
      tasks={tasks.data ?? NO_TASKS}
      things={mayFind.things ? foundThings : undefined}
      units={mayFind.units ? foundUnits : undefined}
      people={mayFind.people ? foundPeople : undefined}
      onOutOfSight={
        may(contract.interactions.outOfSight) ? () => open(addresses.interactions.outOfSight.to({ org: organization.slug })) : undefined
      }
      collections={mayFind.collections ? foundCollections : undefined}
      saveAsCollection={
        drawn && account.kind === 'loaded' && may(contract.collections.create)
          ? {
              disabled: ofCollections,
              hint: ofCollections ? t('interactions:save_as_collection.within') : undefined,
              onSelect: () =>
                open(
                  `${addresses.collections.create.to({ org: organization.slug })}?${drawn.writeRule(drawn.toRule(list.query, account.account.id))}`,
                ),
            }
          : undefined
      }
      drawn={drawn?.drawList(t, {
        sayCoordinates,
        query: list.query,
        params,
        onParams: (change) => changeParams(change, { preventScrollReset: true }),
        getHref: (id) => `${pathname}/${id}`,
        onOpen: (id) => open(`${pathname}/${id}`),
      })}
      onRunTask={mayRunTasks ? () => navigate(addresses['guided-tasks'].guided.to({ org: organization.slug })) : undefined}
      {...exporting}
      getRowHref={({ _id }) => `${pathname}/${_id}`}
      onOpen={(id) => open(`${pathname}/${id}`)}
    />
  )
}
