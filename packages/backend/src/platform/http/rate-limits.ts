import { createHash } from 'node:crypto'
import type { Security } from '@tracemark/api/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problem.ts'

const MINUTE_S = 60
const QUARTER_HOUR_S = 15 * MINUTE_S
const HOUR_S = 60 * MINUTE_S

/** How often, in how many seconds. Far above what people and their devices need, far below what guessing and scraping need. */
export const limits = {
  publicByAddress: { points: 600, duration: MINUTE_S },
  filesByAddress: { points: 6000, duration: MINUTE_S },
  exchangeByAddress: { points: 600, duration: MINUTE_S },
  madeUpTokensByAddress: { points: 600, duration: MINUTE_S },
  queriesByAccount: { points: 1200, duration: MINUTE_S },
  taskRunByToken: { points: 1200, duration: MINUTE_S },
  invitationsByOrganization: { points: 200, duration: HOUR_S },
  organizationsByAccount: { points: 20, duration: 24 * HOUR_S },
  signInByAccount: { points: 20, duration: QUARTER_HOUR_S },
  signInByAddress: { points: 100, duration: QUARTER_HOUR_S },
  signUpByAddress: { points: 20, duration: HOUR_S },
  signUpByEmail: { points: 5, duration: HOUR_S },
  signUpCodes: { points: 5, duration: QUARTER_HOUR_S },
} as const

export type LimitName = keyof typeof limits

export interface RateLimits {
  /** Counts one more, and gives how many there are. Fails with `rate_limited` where that is too many. */
  take(name: LimitName, key: string): Promise<number>
  /** Fails as `take` where it was too many already, and counts nothing. Knows what this process knows. */
  check(name: LimitName, key: string): Promise<void>
  /** Takes one back, or all that were counted. */
  giveBack(name: LimitName, key: string, what: 'one' | 'all'): Promise<void>
}

/** Keys may be tokens or addresses of people: neither stays in memory. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const rateLimited = (milliseconds: number): ProblemError =>
  new ProblemError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })

export interface OwnRateLimits extends RateLimits {
  /** Refuses all that come in this time, whatever was counted. */
  close(name: LimitName, key: string, milliseconds: number): Promise<void>
}

/** Counted in this process alone: right where there is one. */
export const createRateLimits = (): OwnRateLimits => {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => [name, new RateLimiterMemory({ keyPrefix: name, points, duration })]),
  )
  return {
    take: async (name, key) => {
      try {
        const counted = await limiters.get(name)?.consume(hashKey(key))
        return counted?.consumedPoints ?? 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw rateLimited(refusal.msBeforeNext)
      }
    },
    check: async (name, key) => {
      const counted = await limiters.get(name)?.get(hashKey(key))
      if (counted && counted.consumedPoints > limits[name].points) throw rateLimited(counted.msBeforeNext)
    },
    close: async (name, key, milliseconds) => {
      await limiters.get(name)?.block(hashKey(key), Math.ceil(milliseconds / 1000))
    },
    giveBack: async (name, key, what) => {
      if (what === 'all') await limiters.get(name)?.delete(hashKey(key))
      else await limiters.get(name)?.reward(hashKey(key))
    },
  }
}

export const noRateLimits: RateLimits = { take: async () => 0, check: async () => undefined, giveBack: async () => undefined }

/** Before anything else is done for the call. Calls of people who have signed in are not counted. */
export const limitByAddress = async (rateLimits: RateLimits, security: Security, address: string): Promise<void> => {
  if (security === 'public') await rateLimits.take('publicByAddress', address)
  if (security === 'identity') await rateLimits.take('exchangeByAddress', address)
}

/** After the token was verified: whoever makes tokens up fills no memory. */
export const limitByToken = async (rateLimits: RateLimits, security: Security, authorization = ''): Promise<void> => {
  if (security === 'execution' || security === 'memberOrRun') await rateLimits.take('taskRunByToken', authorization)
}
