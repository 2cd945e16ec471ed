import type { JWTPayload } from 'jose'
import { invalidToken, type TokenKind } from './token-fault.ts'

/** Clocks of two machines differ. What was issued further ahead was so by a clock that has jumped since. */
const AHEAD_SECONDS = 60
/** 9999-12-31T23:59:59Z, the last instant that four digits name. */
const LAST_SECOND = 253_402_300_799

const TIMES = ['exp', 'iat', 'nbf', 'auth_time'] as const

const isInstant = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_SECOND

/** Whether a token of this `iat` was issued by now, as far as clocks agree. */
export const isIssued = (iat: number | undefined): boolean => iat === undefined || iat <= Date.now() / 1000 + AHEAD_SECONDS

/** Refuses times that are none, which jose compares all the same, and a token that was issued ahead. Of a token whose signature is right. */
export const assertTokenTimes = (payload: JWTPayload, kind: TokenKind): void => {
  for (const claim of TIMES)
    if (payload[claim] !== undefined && !isInstant(payload[claim]))
      throw invalidToken(`Its claim ${claim} must be a whole number of seconds since 1970, up to ${LAST_SECOND}.`, kind)
  if (!isIssued(payload.iat))
    throw invalidToken(
      `Its claim iat is more than ${AHEAD_SECONDS} seconds ahead: the clock of its issuer, or that of this server, is wrong.`,
      kind,
    )
}
