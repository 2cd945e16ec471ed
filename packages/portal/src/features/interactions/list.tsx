import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { hasPermissions } from '@tracemark/api/rules'
import { Id, type Organization, type Permission } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { InteractionsScreen, type QueryChange } from '@tracemark/ui/screens/interactions'
import { InteractionsActions } from '@tracemark/ui/screens/interactions-actions'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganizationClient, useOrganizationView, useServices } from '../../platform/services-context.tsx'
import { useReadableAddress } from '../../platform/use-readable-address.ts'
import { useTitle } from '../../platform/use-title.ts'
import { interactionsQuery } from './interactions-query.ts'
import { listOrganizationTasks } from './organization-tasks.ts'
import { changeInteractionSearchParams, readInteractionSearchParams } from './search-params.ts'
import { useExport } from './use-export.ts'

const recordOf = (params: URLSearchParams): string | undefined => Id.safeParse(readInteractionSearchParams(params).search).data

export const prefetch = async ({ client, queries, search }: Pick<PageContext, 'client' | 'queries' | 'search'>) => {
  if (recordOf(search) === undefined) await queries.prefetchQuery(interactionsQuery(client, readInteractionSearchParams(search)))
}

const tidy = (params: URLSearchParams) => changeInteractionSearchParams(params, {})

/** The list. Links from elsewhere search for a record's id: they lead to the record. */
export const Component = () => {
  const view = useOrganizationView()
  const [params] = useSearchParams()
  if (view.kind !== 'ready') return null
  const record = recordOf(params)
  return record === undefined ? <Interactions key={view.organization.id} {...view} /> : <Navigate to={record} replace />
}

/**
 * The list lives in the address: what is asked is read from there, and every change goes there first. Rows that are there stay
 * while newer ones can't be had; the frame says that the device is offline.
 */
const Interactions = ({ organization, permissions }: { organization: Organization; permissions: readonly Permission[] }) => {
  const client = useOrganizationClient(organization.id)
  const { queries } = useServices()
  const t = useTranslate()
  useTitle(t('interactions:title'), organization.name)
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hrefOf = (id: string) => `${pathname}/${id}`
  const query = readInteractionSearchParams(params)
  const page = useQuery({
    ...interactionsQuery(client, query),
    placeholderData: keepPreviousData,
  })

  const tasks = useQuery({
    queryKey: ['organization-tasks', organization.id],
    queryFn: ({ signal }) => listOrganizationTasks(client, signal),
    staleTime: 300_000,
  })

  const { range, classification, taskId, createdByMe, page: number, perPage, sort } = query
  useReadableAddress({ page: number, perPage, sort, classification: classification.join(), task: taskId, createdByMe, range }, tidy)
  const exporting = useExport(organization, query)

  // Each filter, sort or page is a place that Back returns to; typing in the search box is one place.
  const onQueryChange = (change: QueryChange) =>
    setParams((current) => changeInteractionSearchParams(current, change), {
      // Drawn at once: in a transition it comes in slices, between which the browser draws what is about to change.
      flushSync: true,
      replace: change.search !== undefined,
      // The next page is read from its top; a filter is tried out where it stands.
      preventScrollReset: Object.keys(change).join() !== 'page',
    })

  const onQueryAhead = (change: QueryChange) => prefetch({ client, queries, search: changeInteractionSearchParams(params, change) })

  const mayRunTasks = hasPermissions(permissions, ['things:list', 'tasks:list', 'executions:create'])
  const lastPage = Math.max(1, page.data?.totalPages ?? query.page)
  if (!page.isPlaceholderData && query.page > lastPage) {
    return <Navigate to={{ search: `?${changeInteractionSearchParams(params, { page: lastPage })}` }} replace />
  }

  return (
    <InteractionsScreen
      page={page.data}
      loading={page.isPending || page.isPlaceholderData}
      failure={page.error && !page.data ? toFailure(page.error) : undefined}
      query={query}
      tasks={tasks.data ?? []}
      actions={
        <InteractionsActions
          onRunTask={mayRunTasks ? () => navigate(addresses.field.guided.to({ org: organization.slug })) : undefined}
          onExport={(format) => exporting.mutate(format)}
          total={page.data?.totalItems ?? 0}
          exporting={exporting.isPending}
        />
      }
      onQueryChange={onQueryChange}
      onQueryAhead={onQueryAhead}
      onRetry={() => page.refetch()}
      hrefOf={hrefOf}
      onOpen={(id) => navigate(hrefOf(id), { state: `${pathname}?${params}` })}
    />
  )
}
