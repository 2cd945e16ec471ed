import type { Config } from '../config.ts'

/** The time that records and demo data follow. Tokens and sessions always follow the real time: see identity/tokens.ts. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const fixedClock = (instant: Date): Clock => ({ now: () => new Date(instant) })

export const createClock = ({ now }: Pick<Config, 'now'>): Clock => (now ? fixedClock(now) : systemClock)
