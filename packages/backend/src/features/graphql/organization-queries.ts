import { type GraphqlOperation, notifications, organizationTasks, searchWithinOrganization, thing } from '@tracemark/api/graphql'
import { Id, TaskQuery, taskSorts } from '@tracemark/api/schemas'
import { type ContextBySecurity, enterOrganization, organizationClaims } from '../../platform/http/authenticate.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assetStore } from '../assets/queries/assets.ts'
import { listNotifications } from '../notifications/queries.ts'
import { searchOrganization } from '../search/queries.ts'
import { createTaskStore } from '../tasks/store.ts'
import { type PageArguments, pageArguments, type QueryContext, typed } from './query-context.ts'

const SEARCH_MAX = 200

/** Queries within the organization of the token, for who holds their permissions there. */
export const organizationQueries = (dependencies: Dependencies) => {
  const tasks = createTaskStore(dependencies)

  /** In the scope of the token's organization; one that is named must be that one. */
  const within = <Result>(
    { claims }: QueryContext,
    { permissions }: GraphqlOperation,
    organizationId: number | undefined,
    run: (entered: ContextBySecurity['organization']) => Promise<Result>,
  ): Promise<Result> =>
    enterOrganization(dependencies, organizationClaims(claims), permissions, (entered) => {
      if (organizationId !== undefined && entered.organizationId !== organizationId) throw new ProblemError('organization_not_found')
      return run(entered)
    })

  return {
    organizationTasks: (
      _root: unknown,
      { organizationId, sort, ...pages }: PageArguments & { organizationId: number; sort?: string | null },
      context: QueryContext,
    ) => {
      const [page, perPage] = pageArguments(pages)
      const query = TaskQuery.safeParse({ page, perPage, ...(sort && { sort }) })
      if (!query.success) throw typed('invalid_content', `Tasks are sorted by ${taskSorts.join(', ')}.`)
      return within(context, organizationTasks, organizationId, ({ db }) => tasks.list(db, organizationId, query.data))
    },

    notifications: (_root: unknown, { organizationId, ...pages }: PageArguments & { organizationId: number }, context: QueryContext) => {
      const [page, perPage] = pageArguments(pages)
      return within(context, notifications, organizationId, ({ db, accountId }) =>
        listNotifications(db, { organizationId, accountId }, page, perPage),
      )
    },

    thing: (_root: unknown, { thingId }: { thingId: string }, context: QueryContext) =>
      within(context, thing, undefined, async ({ db, organizationId }) => {
        const found = Id.safeParse(thingId).success ? await assetStore.find(db, organizationId, thingId) : undefined
        if (!found) throw new ProblemError('not_found')
        return found
      }),

    searchWithinOrganization: (
      _root: unknown,
      { organizationId, search, ...pages }: PageArguments & { organizationId: number; search: string },
      context: QueryContext,
    ) => {
      const [page, perPage] = pageArguments(pages)
      if (search.length > SEARCH_MAX) throw typed('invalid_content', `A search has at most ${SEARCH_MAX} characters.`)
      return within(context, searchWithinOrganization, organizationId, ({ db }) =>
        searchOrganization(db, organizationId, { search, page, perPage }),
      )
    },
  }
}
