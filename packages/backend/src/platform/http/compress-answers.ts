import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { AppContext, Environment } from './environment.ts'
import { getHeader } from './headers.ts'

/** What is shorter becomes no shorter. */
const THRESHOLD_BYTES = 1024

const alreadyAnswered = async (): Promise<void> => undefined

/** Whether this answer of an API call may leave as it is: nobody keeps it, so that it needs not say that it could have been compressed. */
const leavesAsIs = (context: AppContext): boolean => {
  const length = context.get('answerLength')
  return length !== undefined && (length < THRESHOLD_BYTES || getHeader(context, 'accept-encoding') === undefined)
}

/** Looking at an answer's headers makes the standard's objects of it: those that stay as they are are let through unseen. */
export const compressAnswers = (): MiddlewareHandler<Environment> => {
  const compressed = compress({ threshold: THRESHOLD_BYTES })
  return async (context, next) => {
    await next()
    return leavesAsIs(context) ? undefined : compressed(context, alreadyAnswered)
  }
}
