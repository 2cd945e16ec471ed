import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Id, type Organization } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { InteractionsScreen, type QueryChange } from '@tracemark/ui/screens/interactions'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { toFailure } from '../app/failure.ts'
import { changeInteractionSearchParams, readInteractionSearchParams } from '../app/interaction-search-params.ts'
import { interactionsQuery } from '../app/interactions-query.ts'
import type { RouteHandle } from '../app/route-handle.ts'
import { useOrganizationView, useServices } from '../app/services-context.tsx'
import { useTitle } from '../app/use-title.ts'

const recordOf = (params: URLSearchParams): string | undefined => Id.safeParse(readInteractionSearchParams(params).search).data

export const prefetchInteractions: NonNullable<RouteHandle['prefetch']> = async ({ client, queries }, organizationId, params) => {
  if (recordOf(params) === undefined)
    await queries.prefetchQuery(interactionsQuery(client, organizationId, readInteractionSearchParams(params)))
}

/** The list. Links from elsewhere search for a record's id: they lead to the record. */
export const OrganizationInteractions = () => {
  const view = useOrganizationView()
  const [params] = useSearchParams()
  if (view.kind !== 'ready') return null
  const { organization } = view
  const record = recordOf(params)
  return record === undefined ? <Interactions key={organization.id} organization={organization} /> : <Navigate to={record} replace />
}

/**
 * The list lives in the address: what is asked is read from there, and every change goes there first. Rows that are there stay
 * while newer ones can't be had; the frame says that the device is offline.
 */
const Interactions = ({ organization }: { organization: Organization }) => {
  const { client, queries } = useServices()
  const t = useTranslate()
  useTitle(t('interactions:title'), organization.name)
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hrefOf = (id: string) => `${pathname}/${id}`
  const query = readInteractionSearchParams(params)
  const page = useQuery({
    ...interactionsQuery(client, organization.id, query),
    placeholderData: keepPreviousData,
  })

  const tasks = useQuery({
    queryKey: ['organization-tasks', organization.id],
    // The filter's names; the rows don't wait for them, nor for the shapes that they come in.
    queryFn: async ({ signal }) => (await import('../app/organization-tasks.ts')).listOrganizationTasks(client, organization.id, signal),
    staleTime: 300_000,
  })

  // Each filter, sort or page is a place that Back returns to; typing in the search box is one place.
  const onQueryChange = (change: QueryChange) =>
    setParams((current) => changeInteractionSearchParams(current, change), {
      replace: change.search !== undefined,
      // The next page is read from its top; a filter is tried out where it stands.
      preventScrollReset: Object.keys(change).join() !== 'page',
    })

  const onQueryAhead = (change: QueryChange) =>
    prefetchInteractions({ client, queries }, organization.id, changeInteractionSearchParams(params, change))

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
      onQueryChange={onQueryChange}
      onQueryAhead={onQueryAhead}
      onRetry={() => page.refetch()}
      hrefOf={hrefOf}
      onOpen={(id) => navigate(hrefOf(id), { state: `${pathname}?${params}` })}
    />
  )
}
