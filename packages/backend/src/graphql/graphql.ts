import { typeDefs } from '@tracemark/api/graphql'
import { PAGE_SIZE_MAX } from '@tracemark/api/schemas'
import { GraphQLError } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { findAccount } from '../db/queries/accounts.ts'
import { listOrganizations } from '../db/queries/organizations.ts'
import { withScope } from '../db/scope.ts'
import { bearerToken } from '../http/bearer.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { App } from '../http/environment.ts'
import { ProblemError } from '../problem.ts'
import { limitsRule, MAX_TOKENS } from './limits.ts'

interface QueryContext {
  accountId: string
}

const typed = (code: string, message: string) => new GraphQLError(message, { extensions: { code } })

const pageArguments = ({ page, perPage }: { page: number; perPage: number }): [number, number] => {
  if (page < 1 || perPage < 1 || perPage > PAGE_SIZE_MAX) throw typed('invalid_content', `Pages count from 1 and have at most ${PAGE_SIZE_MAX} items.`)
  return [page, perPage]
}

const createQuerySchema = ({ db }: Dependencies) =>
  createSchema<QueryContext>({
    typeDefs,
    resolvers: {
      Query: {
        myaccount: async (_root, _arguments, { accountId }) => {
          const account = await withScope(db, { accountId }, (scoped) => findAccount(scoped, accountId))
          if (!account) throw typed('not_found', 'There is no such account.')
          return account
        },
      },
      Account: {
        organizations: (_account, pages: { page: number; perPage: number }, { accountId }) => {
          const [page, perPage] = pageArguments(pages)
          return withScope(db, { accountId }, (scoped) => listOrganizations(scoped, page, perPage))
        },
      },
    },
  })

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
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    maskedErrors: {
      maskError: (error) => {
        if (error instanceof GraphQLError && (error.originalError === undefined || error.originalError instanceof GraphQLError)) return error
        dependencies.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'A query failed.')
        return typed('internal', 'Something went wrong on the server.')
      },
    },
    parserAndValidationCache: true,
    plugins: [limits],
  })
  app.post('/graphql', async (context) => {
    const claims = await dependencies.tokens.verify(bearerToken(context.req.header('authorization')))
    if (claims.kind === 'execution') throw new ProblemError('token_invalid')
    const answer = await yoga.fetch(context.req.raw, { accountId: claims.sub })
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
  })
}
