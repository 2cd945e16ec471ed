import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { retryConflicts } from './retry.ts'

/** Who works for all organizations. `identity`: the provider's storage and signing keys; `mail` and `outbox`: what waits to be delivered; `operator`: what is told of all organizations together. */
const COMPONENTS = ['identity', 'removal', 'mail', 'outbox', 'operator'] as const

/** What a transaction may see. An absent part shows nothing of its kind. */
export interface Scope {
  organizationId?: number
  accountId?: string
  component?: (typeof COMPONENTS)[number]
}

/** A transaction that has entered a scope. */
export type ScopedDatabase = Transaction<Database>

const ORGANIZATION_MAX = 2 ** 31 - 1
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isOrganization = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= ORGANIZATION_MAX

/**
 * `101/0190a000-…/mail`, as the functions of the schema read it. `set` takes no parameters, so nothing else may get into its text: everything is looked
 * at that could come from outside.
 */
const formatScope = ({ organizationId, accountId, component }: Scope): string => {
  if (organizationId !== undefined && !isOrganization(organizationId)) throw new TypeError(`${organizationId} is no organization.`)
  if (accountId !== undefined && !UUID.test(accountId)) throw new TypeError(`${accountId} is no account.`)
  if (component !== undefined && !COMPONENTS.includes(component)) throw new TypeError(`${component} is no component.`)
  return [organizationId ?? '', accountId ?? '', component ?? ''].join('/')
}

const ENTRANCE = /^set local tracemark\.scope = '(\d+)\//

/** The organization of a scope that this statement enters. */
export const readEntered = (statement: string): number | undefined => {
  const [, organizationId] = ENTRANCE.exec(statement) ?? []
  return organizationId === undefined ? undefined : Number(organizationId)
}

/** Enters a scope for the rest of this transaction, in place of the one before. One statement alone: a distributed database passes on no other form. */
export const enterScope = async (db: ScopedDatabase, scope: Scope): Promise<void> => {
  await sql`set local tracemark.scope = ${sql.lit(formatScope(scope))}`.execute(db)
}

/**
 * Runs queries in one transaction that sees the rows of this scope and no others. Rolled back when `run` fails. Where another
 * transaction has it undone, `run` is called again: it may change nothing but what is in the database.
 */
export const withScope = <Result>(db: Kysely<Database>, scope: Scope, run: (db: ScopedDatabase) => Promise<Result>): Promise<Result> =>
  retryConflicts(() =>
    db.transaction().execute(async (transaction) => {
      await enterScope(transaction, scope)
      return run(transaction)
    }),
  )
