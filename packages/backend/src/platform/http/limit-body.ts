import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { brokenBody, ProblemError } from '../problem.ts'
import type { Environment } from './environment.ts'
import { problemResponse } from './failures.ts'
import { setHeader } from './headers.ts'

/**
 * Refuses bodies that are longer. One without a length is read here, where it may also break off. What is left of a refused body is not
 * read, so that the connection ends with the answer: a client that sent its next call on it would lose that.
 */
export const limitBody = (maxSize: number): MiddlewareHandler<Environment> => {
  const detail = `The body of this call may have ${maxSize} bytes.`
  const limit = bodyLimit({
    maxSize,
    onError: (context) => {
      setHeader(context, 'connection', 'close')
      return problemResponse(context, new ProblemError('request_too_large', { detail }))
    },
  })
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
    let isRead = false
    try {
      return await limit(context, () => {
        isRead = true
        return next()
      })
    } catch (cause) {
      throw isRead ? cause : brokenBody(cause)
    }
  }
}
