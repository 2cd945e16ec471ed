import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Environment } from './environment.ts'
import { headerOf, setHeader } from './headers.ts'

const INVITATIONS = '/core/accounts/invitations/'
const REQUEST_ID = /^[\w-]{8,64}$/

/** Task links and invitations carry a token in their path, and the address of a file is the permission to read it. */
const safePath = (path: string): string => {
  if (path.startsWith('/task/')) return path.replace(/^\/task\/.+/, '/task/…')
  if (path.startsWith('/files/')) return path.replace(/^(\/files\/\d+)\/.+/, '$1/…')
  return path.startsWith(INVITATIONS) ? path.replace(/^(\/core\/accounts\/invitations)\/[^/]+$/, '$1/…') : path
}

/** Gives every request an id, its own where it brings a usable one, and writes one line about it. */
export const requestLog =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const given = headerOf(context, 'x-request-id')
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    setHeader(context, 'x-request-id', requestId)
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
