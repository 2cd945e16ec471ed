import { notifications, organizationTasks, typeDefs } from '@tracemark/api/graphql'
import { PAGE_SIZE_MAX } from '@tracemark/api/schemas'
import type { GraphQLError } from 'graphql'
import { createGraphQLError, createSchema, createYoga, type Plugin } from 'graphql-yoga'
import * as z from 'zod'
import { findAccount } from '../db/queries/accounts.ts'
import { listNotifications } from '../db/queries/notifications.ts'
import { listOrganizations } from '../db/queries/organizations.ts'
import { listTasks } from '../db/queries/tasks.ts'
import { withScope } from '../db/scope.ts'
import { type Bearer, bearerOf } from '../http/bearer.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { enterOrganization, organizationClaims } from '../http/entrances.ts'
import type { App, AppContext } from '../http/environment.ts'
import { readJson } from '../http/read-json.ts'
import { ProblemError } from '../problem.ts'
import { limitsRule, MAX_TOKENS } from './limits.ts'

const PATH = '/graphql'
const JSON_ALONE = { accept: 'application/json', 'content-type': 'application/json' }

interface QueryContext {
  accountId: string
  claims: Bearer
}

const typed = (code: string, message: string) => createGraphQLError(message, { extensions: { code } })

/** By its name: test runners load two builds of the package, whose classes differ. */
const isGraphqlError = (error: unknown): error is GraphQLError => error instanceof Error && error.name === 'GraphQLError'

/** What is a person's own is not a program's that acts for them in one organization. */
const assertPerson = ({ accessToken }: Bearer): void => {
  if (accessToken) throw new ProblemError('permission_denied')
}

const pageArguments = ({ page, perPage }: { page: number; perPage: number }): [number, number] => {
  if (page < 1 || perPage < 1 || perPage > PAGE_SIZE_MAX)
    throw typed('invalid_content', `Pages count from 1 and have at most ${PAGE_SIZE_MAX} items.`)
  return [page, perPage]
}

const createQuerySchema = (dependencies: Dependencies) => {
  const { db } = dependencies
  return createSchema<QueryContext>({
    typeDefs,
    resolvers: {
      Query: {
        myaccount: async (_root, _arguments, { accountId, claims }) => {
          assertPerson(claims)
          const account = await withScope(db, { accountId }, (scoped) => findAccount(scoped, accountId))
          if (!account) throw typed('not_found', 'There is no such account.')
          return account
        },
        organizationTasks: (_root, { organizationId, ...pages }: { organizationId: number; page: number; perPage: number }, { claims }) => {
          const [page, perPage] = pageArguments(pages)
          return enterOrganization(dependencies, organizationClaims(claims), organizationTasks.permissions, (entered) => {
            if (entered.organizationId !== organizationId) throw new ProblemError('organization_not_found')
            return listTasks(entered.db, organizationId, page, perPage)
          })
        },
        notifications: (_root, { organizationId, ...pages }: { organizationId: number; page: number; perPage: number }, { claims }) => {
          const [page, perPage] = pageArguments(pages)
          return enterOrganization(dependencies, organizationClaims(claims), notifications.permissions, (entered) => {
            if (entered.organizationId !== organizationId) throw new ProblemError('organization_not_found')
            return listNotifications(entered.db, organizationId, page, perPage)
          })
        },
      },
      Account: {
        organizations: (_account, pages: { page: number; perPage: number }, { accountId }) => {
          const [page, perPage] = pageArguments(pages)
          return withScope(db, { accountId }, (scoped) => listOrganizations(scoped, accountId, { page, perPage }))
        },
      },
    },
  })
}

const Query = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** The same query for the library, which then has no other form to choose from, neither of the body nor of the answer. */
const readQuery = async (context: AppContext): Promise<Request> => {
  const { text, value } = await readJson(context)
  if (!Query.safeParse(value).success)
    throw new ProblemError('invalid_content', { detail: 'The body is an object with a query and, where it takes any, its variables.' })
  return new Request(new URL(PATH, context.req.url), { method: 'POST', headers: JSON_ALONE, body: text })
}

const Result = z.looseObject({ data: z.optional(z.unknown()), errors: z.optional(z.array(z.looseObject({ message: z.string() }))) })

const limits: Plugin = {
  onParse: ({ params }) => {
    params.options = { ...params.options, maxTokens: MAX_TOKENS }
  },
  onValidate: ({ addValidationRule }) => addValidationRule(limitsRule),
}

/** The query-language endpoint. Whoever has no token of ours reads nothing, not even the schema. */
export const graphqlRoute = (app: App, dependencies: Dependencies): void => {
  const yoga = createYoga<QueryContext>({
    schema: createQuerySchema(dependencies),
    graphqlEndpoint: PATH,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    maskedErrors: {
      maskError: (error) => {
        const cause = isGraphqlError(error) ? error.originalError : error
        if (cause instanceof ProblemError) return typed(cause.code, cause.message)
        if (isGraphqlError(error) && (error.originalError === undefined || isGraphqlError(error.originalError))) return error
        dependencies.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'A query failed.')
        return typed('internal', 'Something went wrong on the server.')
      },
    },
    parserAndValidationCache: true,
    plugins: [limits],
  })
  app.post(PATH, async (context) => {
    const claims = await bearerOf(dependencies, context.req.header('authorization'))
    if (claims.kind === 'execution') throw new ProblemError('token_invalid')
    const answer = await yoga.fetch(await readQuery(context), { accountId: claims.sub, claims })
    const result = Result.parse(await answer.json())
    // Without data nothing was run: the query itself can't be taken.
    if (!('data' in result))
      throw new ProblemError('invalid_content', {
        detail: result.errors?.map(({ message }) => message).join(' ') ?? 'The query can not be read.',
      })
    return context.json(result, 200, { 'cache-control': 'no-store' })
  })
}
