import type { GraphqlOperation, OperationData, OperationVariables } from '../graphql/operation.ts'
import { withAbsoluteFiles } from './absolute-files.ts'
import type { CallerOptions, CallOptions } from './call.ts'
import { readGraphqlAnswer } from './graphql-answer.ts'

/** Asks a query of the query language. */
export type Graphql = <Operation extends GraphqlOperation>(
  operation: Operation,
  variables: OperationVariables<Operation>,
  options?: CallOptions,
) => Promise<OperationData<Operation>>

export const createGraphql =
  ({ baseUrl, transport, mockPrefix = '' }: CallerOptions): Graphql =>
  async (operation, variables, { token, signal, retry } = {}) => {
    const value = await transport({
      method: 'POST',
      url: `${baseUrl}${mockPrefix}/graphql`,
      token,
      body: { operationName: operation.name, query: operation.document, variables },
      signal,
      mayRetry: retry !== false,
    })
    return withAbsoluteFiles(readGraphqlAnswer(operation, value), baseUrl)
  }
