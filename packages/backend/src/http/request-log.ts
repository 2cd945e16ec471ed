import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Environment } from './environment.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/** Task links and invitations carry a token in their path, and the address of a file is the permission to read it. */
const safePath = (path: string): string =>
  path
    .replace(/^\/task\/.+/, '/task/…')
    .replace(/^(\/files\/\d+)\/.+/, '$1/…')
    .replace(/^(\/core\/accounts\/invitations)\/[^/]+$/, '$1/…')

/** Gives every request an id, its own where it brings a usable one, and writes one line about it. */
export const requestLog =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    const started = performance.now()
    await next()
    log.info(
      {
        requestId,
        method: context.req.method,
        path: safePath(context.req.path),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    )
  }
