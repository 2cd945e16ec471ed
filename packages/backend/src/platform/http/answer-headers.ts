import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'
import { setHeader } from './headers.ts'

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

/** What every answer says: its type is what it says it is, and a site that is reached by https is reached by nothing else. */
export const answerHeaders = (publicUrl: string): MiddlewareHandler<Environment> => {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  return async (context, next) => {
    setHeader(context, 'x-content-type-options', 'nosniff')
    if (isSecure) setHeader(context, 'strict-transport-security', `max-age=${TWO_YEARS_S}`)
    await next()
  }
}
