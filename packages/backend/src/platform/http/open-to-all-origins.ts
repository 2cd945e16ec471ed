import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Environment } from './environment.ts'
import { setHeader } from './headers.ts'

const EXPOSED = ['date', 'retry-after', 'x-request-id']

const preflight: MiddlewareHandler<Environment> = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-id'],
  exposeHeaders: EXPOSED,
  maxAge: 3600,
})

/** Lets pages of all origins call. They bring a token of their own or none: never cookies. */
export const openToAllOrigins: MiddlewareHandler<Environment> = async (context, next) => {
  if (context.req.method === 'OPTIONS') return preflight(context, next)
  setHeader(context, 'access-control-allow-origin', '*')
  setHeader(context, 'access-control-expose-headers', EXPOSED.join(','))
  return next()
}
