import { GraphqlFailure, type GraphqlOperation, type OperationData } from '../graphql/operation.ts'
import { ErrorCode } from '../schemas/index.ts'
import { ApiError } from './api-error.ts'

/** The query language says null where our nouns leave a field out. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, withoutNulls(field)]),
  )
}

/** The data of a query's answer; an answer with errors becomes an `ApiError` with the first one's code. */
export const readGraphqlAnswer = <Operation extends GraphqlOperation>(operation: Operation, answer: unknown): OperationData<Operation> => {
  const failure = GraphqlFailure.safeParse(answer)
  if (failure.success) {
    const [first] = failure.data.errors
    const { code: said, requestId } = first?.extensions ?? {}
    const code = ErrorCode.safeParse(said)
    throw new ApiError(code.success ? code.data : 'internal', first?.message ?? 'The query failed.', {
      status: 200,
      ...(requestId !== undefined && { requestId }),
    })
  }
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? withoutNulls(answer.data) : undefined
  const result = operation.data.safeParse(data)
  if (result.success) return result.data as OperationData<Operation>
  throw new ApiError('answer_unreadable', `The answer of the query ${operation.name} does not have its shape.`, { cause: result.error })
}
