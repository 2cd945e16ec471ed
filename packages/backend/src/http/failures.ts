import { errorStatus } from '@tracemark/api/schemas'
import type { Log } from '../log.ts'
import { ProblemError, problemOf } from '../problem.ts'
import type { App, AppContext } from './environment.ts'

/** PostgreSQL's words for text that it can't store, such as a zero byte. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

const asProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new ProblemError(UNSTORABLE_TEXT.has(code) ? 'invalid_content' : 'internal', { cause: error })
}

const causeOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export const problemResponse = (context: AppContext, error: ProblemError): Response => {
  const requestId = context.get('requestId')
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  if (errorStatus[error.code] === 401) headers['www-authenticate'] = 'Bearer'
  return context.body(JSON.stringify(problemOf(error, requestId)), errorStatus[error.code], headers)
}

/** Every failure is a problem document with the request's id; the unexpected ones are written to the log under it. */
export const handleFailures = (app: App, log: Log): void => {
  app.onError((error, context) => {
    const problem = asProblem(error)
    if (problem.code === 'internal')
      log.error({ requestId: context.get('requestId'), error: causeOf(problem.cause ?? problem) }, 'A request failed.')
    return problemResponse(context, problem)
  })
}
