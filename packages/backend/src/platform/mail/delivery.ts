import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { claimMail, type DueMail, deleteMail, rescheduleMail } from './queries.ts'
import type { SendMail } from './transport.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** How long to wait before each further try: mail servers that are away for a day are not given up. */
const RETRY_SECONDS = [30, 2 * MINUTE_S, 10 * MINUTE_S, HOUR_S, 3 * HOUR_S, 6 * HOUR_S, 12 * HOUR_S, 24 * HOUR_S]
/** Longer than handing one over takes. After it another process may try, since this one has ended. */
const CLAIM_SECONDS = 5 * MINUTE_S
const AT_ONCE = 10

export interface DeliveryParts {
  db: Kysely<Database>
  durable(): Promise<void>
  /** The real time, also where records have a fixed one: mail servers are not on our clock. */
  now(): Date
  log: Log
  send: SendMail
}

/** A mail server that says 5xx will say so again. */
const isFinal = (error: unknown): boolean => {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}

/** What may stand in a log: a server's own words can have the address in them. */
const getReason = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

const deliverOne = async ({ db, now, log, send }: DeliveryParts, due: DueMail): Promise<void> => {
  try {
    await send(due.id, due.mail)
  } catch (error) {
    const wait = isFinal(error) ? undefined : RETRY_SECONDS[due.attempts - 1]
    const failure = { mail: due.id, attempts: due.attempts, reason: getReason(error) }
    if (wait === undefined) log.error(failure, 'An e-mail was given up.')
    else log.warn(failure, 'An e-mail could not be handed over and is tried again.')
    const retryAt = wait === undefined ? undefined : new Date(now().getTime() + wait * 1000)
    await withScope(db, { component: 'mail' }, (scoped) => rescheduleMail(scoped, due, retryAt, now()))
    return
  }
  await withScope(db, { component: 'mail' }, (scoped) => deleteMail(scoped, due))
}

/** Delivers what is due at this moment, each at least once. Gives how many were tried. */
export const deliverMail = async (parts: DeliveryParts): Promise<number> => {
  const { db, durable, now } = parts
  let tried = 0
  for (;;) {
    const claimedUntil = new Date(now().getTime() + CLAIM_SECONDS * 1000)
    const due = await withScope(db, { component: 'mail' }, (scoped) => claimMail(scoped, now(), claimedUntil, AT_ONCE))
    if (due.length === 0) return tried
    // What caused it is on the disk before it leaves.
    await durable()
    for (const mail of due) await deliverOne(parts, mail)
    tried += due.length
  }
}
