import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hasPermissions } from '@tracemark/api/rules'
import { Id, type Organization, type Permission } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { InteractionsScreen, type QueryChange } from '@tracemark/ui/screens/interactions'
import { type ExportFormat, InteractionsActions } from '@tracemark/ui/screens/interactions-actions'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { toFailure } from '../app/failure.ts'
import { inItsTime } from '../app/in-its-time.ts'
import { changeInteractionSearchParams, readInteractionSearchParams } from '../app/interaction-search-params.ts'
import { interactionsQuery } from '../app/interactions-query.ts'
import type { RouteHandle } from '../app/route-handle.ts'
import { useOrganizationView, useServices } from '../app/services-context.tsx'
import { useLater } from '../app/use-later.ts'
import { useTitle } from '../app/use-title.ts'

const InteractionsTools = inItsTime(async () => (await import('./interactions-tools.tsx')).InteractionsTools)

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
  const record = recordOf(params)
  return record === undefined ? <Interactions key={view.organization.id} {...view} /> : <Navigate to={record} replace />
}

/**
 * The list lives in the address: what is asked is read from there, and every change goes there first. Rows that are there stay
 * while newer ones can't be had; the frame says that the device is offline.
 */
const Interactions = ({ organization, permissions }: { organization: Organization; permissions: readonly Permission[] }) => {
  const later = useLater()
  const [exported, setExported] = useState<ExportFormat>()
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
      // Drawn at once: in a transition it comes in slices, between which the browser draws what is about to change.
      flushSync: true,
      replace: change.search !== undefined,
      // The next page is read from its top; a filter is tried out where it stands.
      preventScrollReset: Object.keys(change).join() !== 'page',
    })

  const onQueryAhead = (change: QueryChange) =>
    prefetchInteractions({ client, queries }, organization.id, changeInteractionSearchParams(params, change))

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
        <>
          <InteractionsActions
            onRunTask={mayRunTasks ? () => navigate(`/org/${organization.slug}/gft`) : undefined}
            onExport={setExported}
            total={page.data?.totalItems ?? 0}
            exporting={exported !== undefined}
          />
          {(later || exported) && (
            <Suspense>
              <InteractionsTools organization={organization} query={query} exported={exported} onExported={() => setExported(undefined)} />
            </Suspense>
          )}
        </>
      }
      onQueryChange={onQueryChange}
      onQueryAhead={onQueryAhead}
      onRetry={() => page.refetch()}
      hrefOf={hrefOf}
      onOpen={(id) => navigate(hrefOf(id), { state: `${pathname}?${params}` })}
    />
  )
}
