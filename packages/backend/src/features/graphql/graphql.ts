import { typeDefs } from '@tracemark/api/graphql'
import type { GraphQLError } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import * as z from 'zod'
import { withScope } from '../../platform/db/scope.ts'
import { DatabaseUnavailableError } from '../../platform/db/unavailable.ts'
import { limitsRule } from '../../platform/graphql/limits.ts'
import { assertMeasured, UNREADABLE } from '../../platform/graphql/measure.ts'
import { type Bearer, readBearer } from '../../platform/http/bearer.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { App, AppContext } from '../../platform/http/environment.ts'
import { parseModestJson, readText } from '../../platform/http/read-json.ts'
import { createRunTokenProblem } from '../../platform/identity/token-fault.ts'
import { ProblemError, titles } from '../../platform/problem.ts'
import { listOrganizations } from '../organizations/queries.ts'
import { findAccount } from '../people/queries/accounts.ts'
import { organizationQueries } from './organization-queries.ts'
import { peopleQueries } from './people.ts'
import { currentRequestId, pageArguments, type QueryContext, typed } from './query-context.ts'

const PATH = '/graphql'
const JSON_ALONE = { accept: 'application/json', 'content-type': 'application/json' }

/** By its name: test runners load two builds of the package, whose classes differ. */
const isGraphqlError = (error: unknown): error is GraphQLError => error instanceof Error && error.name === 'GraphQLError'

/** What is a person's own is not a program's that acts for them in one organization. */
const assertPerson = ({ accessToken }: Bearer): void => {
  if (accessToken) throw new ProblemError('permission_denied')
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
        ...organizationQueries(dependencies),
        ...peopleQueries(dependencies),
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
  const text = await readText(context)
  const read = Query.safeParse(parseModestJson(text))
  if (!read.success)
    throw new ProblemError('invalid_content', { detail: 'The body must be an object with a query and, optionally, variables.' })
  assertMeasured(read.data.query, read.data.variables ?? {})
  return new Request(new URL(PATH, context.req.url), { method: 'POST', headers: JSON_ALONE, body: text })
}

const QueryFailure = z.looseObject({ message: z.string(), extensions: z.optional(z.looseObject({})) })
const Result = z.looseObject({ data: z.optional(z.unknown()), errors: z.optional(z.array(QueryFailure)) })

/** Errors with the id under which the log has their request, as those of other calls have it. */
const withRequestId = (errors: readonly z.infer<typeof QueryFailure>[], requestId: string) =>
  errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }))

const limits: Plugin = {
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
        if (cause instanceof ProblemError) return typed(cause.code, cause.detail ?? cause.message)
        if (isGraphqlError(error) && (error.originalError === undefined || isGraphqlError(error.originalError))) return error
        const requestId = currentRequestId.getStore()
        dependencies.log.error({ requestId, error: error instanceof Error ? error.stack : String(error) }, 'A query failed.')
        const code = cause instanceof DatabaseUnavailableError ? 'unavailable' : 'internal'
        return typed(code, titles[code])
      },
    },
    parserAndValidationCache: true,
    plugins: [limits],
  })
  app.post(PATH, async (context) => {
    const address = dependencies.getAddress(context.env?.incoming)
    const claims = await readBearer(dependencies, { authorization: context.req.header('authorization'), address })
    if (claims.kind === 'execution') throw createRunTokenProblem()
    await dependencies.rateLimits.take('queriesByAccount', claims.sub)
    const query = await readQuery(context)
    const requestId = context.get('requestId')
    const answer = await currentRequestId.run(requestId, () => yoga.fetch(query, { accountId: claims.sub, claims }))
    const result = Result.parse(await answer.json())
    // Without data nothing was run: the query itself can't be taken.
    if (!('data' in result))
      throw new ProblemError('invalid_content', {
        detail: result.errors?.map(({ message }) => message).join(' ') ?? UNREADABLE,
      })
    return context.json({ ...result, ...(result.errors && { errors: withRequestId(result.errors, requestId) }) }, 200, {
      'cache-control': 'no-store',
    })
  })
}
