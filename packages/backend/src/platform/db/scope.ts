import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { type Entry, getReader } from './reader.ts'
import { retryConflicts } from './retry.ts'

/** What a transaction may see. An absent part shows nothing of its kind. `identity`: the provider's storage and signing keys; `mail` and `outbox`: what waits to be delivered; `operator`: what is told of all organizations together. */
export interface Scope {
  organizationId?: number
  accountId?: string
  component?: 'identity' | 'removal' | 'mail' | 'outbox' | 'operator'
}

/** A transaction that has entered a scope. */
export type ScopedDatabase = Transaction<Database>

/** Enters a scope for the rest of this transaction, or of what this reader reads, in place of the one before. */
export const enterScope = async (db: ScopedDatabase, scope: Scope): Promise<void> => {
  const reader = getReader(db)
  if (reader) return reader.enter(scopeEntry(scope))
  await sql`select
    set_config('tracemark.organization_id', ${scope.organizationId === undefined ? '' : String(scope.organizationId)}, true),
    set_config('tracemark.account_id', ${scope.accountId ?? ''}, true),
    set_config('tracemark.component', ${scope.component ?? ''}, true)`.execute(db)
}

/** Nothing is asked of who enters. */
export const scopeEntry = ({ organizationId, accountId }: Pick<Scope, 'organizationId' | 'accountId'>): Entry => ({
  enters: 'enter_scope',
  parameters: [String(organizationId ?? ''), accountId ?? ''],
  check: () => undefined,
})

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
