import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Environment } from './environment.ts'
import { getHeader, setHeader } from './headers.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * Task links and invitations carry a token in their path, and the address of a file is the permission to read it. In any spelling: what
 * is no path of ours is logged too.
 */
const BEHIND = /^(\/+task|\/+files\/+\d+|\/+core\/+accounts\/+invitations(?!\/+organization\/))\/+.+$/is

const RUN = /[\w-]{22,}/g
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const FILE_NAME = /\.[a-z\d]{1,5}$/

/** Our secrets and tokens have runs of 22 such characters with capitals among them, which ids and the names in paths have not. */
const looksSecret = (segment: string): boolean =>
  !UUID.test(segment) && !FILE_NAME.test(segment) && [...segment.matchAll(RUN)].some(([run]) => /[A-Z]/.test(run))

const safePath = (path: string): string =>
  path
    .replace(BEHIND, '$1/…')
    .split('/')
    .map((segment) => (looksSecret(segment) ? '…' : segment))
    .join('/')

/** Gives every request an id, its own where it brings a usable one, and writes one line about it. */
export const requestLog =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const given = getHeader(context, 'x-request-id')
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
