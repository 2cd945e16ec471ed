import { sql } from 'kysely'
import { type Scope, withScope } from '../platform/db/scope.ts'
import { type Answer, sendTo } from './conversation.ts'
import type { Fixture } from './fixture.ts'
import { operationCases } from './operation-cases.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import type { Side } from './people.ts'
import { withValue } from './resource-types.ts'
import { getMissing } from './rows.ts'

/** Every call that takes an `Idempotency-Key`. */
export const idempotentOperations: readonly Operation[] = operations.filter(({ endpoint }) => endpoint?.idempotent !== undefined)

/** Tables whose number of rows says nothing: a row is made once for many, with the first of them, or where something else than before is said. */
const SHARED_ROWS = new Set([
  'interaction_cells',
  'interaction_counts',
  'interaction_months',
  'interaction_spans',
  'unit_counts',
  'unit_status_changes',
  'asset_counts',
  'asset_gap_counts',
  'outbox_queues',
  'page_visits',
  'stored_bytes',
  'journal_position',
  'variant_changes',
  'interaction_forms',
])

/** How many rows there are that a call of the own organization's person can make, by place and table. */
export const countRows = async ({
  app,
  rows,
  own,
  partner,
}: Pick<Fixture, 'app' | 'rows' | 'own' | 'partner'>): Promise<Record<string, number>> => {
  const tables = [...rows.tables].filter((table) => !table.startsWith('kysely_') && !SHARED_ROWS.has(table)).toSorted()
  const scopes: Record<string, Scope> = {
    own: { organizationId: own.organizationId },
    partner: { organizationId: partner.organizationId },
    account: { accountId: app.accountId(own.person) },
  }
  const counts: Record<string, number> = {}
  for (const [place, scope] of Object.entries(scopes)) {
    const columns = sql.join(tables.map((table) => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`))
    const { rows: found } = await withScope(app.db, scope, (db) => sql<Record<string, number>>`select ${columns}`.execute(db))
    for (const [table, count] of Object.entries(found[0] ?? {})) counts[`${place} ${table}`] = count
  }
  return counts
}

/** What has been added since, where something was. */
export const added = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([place, count]): [string, number] => [place, count - (before[place] ?? 0)])
      .filter(([, count]) => count !== 0),
  )

/** A valid request with a key of its own. */
export interface Keyed {
  operation: Operation
  parts: Parts
  token: string | undefined
  key: string
}

export const keyed = async (fixture: Fixture, operation: Operation, side: Side = fixture.own): Promise<Keyed> => ({
  operation,
  ...(await fixture.fill(operation, side, { fresh: true })),
  key: crypto.randomUUID(),
})

export const sendKeyed = ({ app }: Pick<Fixture, 'app'>, { operation, parts, token, key }: Keyed): Promise<Answer> =>
  sendTo(app, operation, parts, token, { 'idempotency-key': key })

/** The same call with other content: another row that it names, or other words. `undefined` where it can't have any. */
export const otherContent = async (fixture: Fixture, { operation, parts }: Keyed): Promise<Parts | undefined> => {
  // The key belongs to the run, whose id stands in the path.
  const isOfRun = operationCases[operation.id]?.run !== undefined
  const slot = fixture.findSlots(operation).find(({ part, kind }) => kind !== 'organizations' && !(isOfRun && part === 'params'))
  if (slot) return withValue(parts, slot, getMissing(slot.kind))
  const again = await fixture.fill(operation, fixture.own)
  const other = isOfRun ? { ...again.parts, params: parts.params } : again.parts
  return JSON.stringify(other) === JSON.stringify(parts) ? undefined : other
}
