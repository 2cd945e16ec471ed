import type { MiddlewareHandler } from 'hono'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Environment } from '../http/environment.ts'

/** In seconds. Few, because each call of the contract has them all. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is no call of the contract, by how its path begins. Paths themselves name organizations and people, and there is no end of them. */
const PLACES: readonly (readonly [start: string, name: string])[] = [
  ['/graphql', 'graphql'],
  ['/files/', 'files'],
  ['/p/', 'publicPages'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]
const getPlace = (path: string): string => PLACES.find(([start]) => path.startsWith(start))?.[1] ?? 'other'

/** Counts requests by call and status, and how long each call takes until its answer begins. */
export const requestMetrics = (registers: readonly Registry[]): MiddlewareHandler<Environment> => {
  const requests = new Counter({
    name: 'tracemark_requests_total',
    help: 'Requests that were answered, by call of the API and HTTP status.',
    labelNames: ['call', 'status'],
    registers: [...registers],
  })
  const duration = new Histogram({
    name: 'tracemark_request_duration_seconds',
    help: 'How long requests take until their answer begins, by call of the API.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers: [...registers],
  })
  return async (context, next) => {
    const end = duration.startTimer()
    await next()
    const call = context.get('call') ?? getPlace(context.req.path)
    requests.inc({ call, status: context.res.status })
    end({ call })
  }
}
