import { enterScope, type ScopedDatabase } from '../db/scope.ts'
import { addressesIn } from './address.ts'
import { markKept } from './queries.ts'

/**
 * Notes that files are named by what a call has written, in the transaction that writes it: what nobody names is swept. A
 * scope without an organization enters those that are named.
 */
export const keepNamedFiles = async (db: ScopedDatabase, organizationId: number | undefined, body: unknown, at: Date): Promise<void> => {
  if (body === undefined) return
  const named = Map.groupBy(addressesIn(JSON.stringify(body)), (address) => address.organizationId)
  for (const [owner, addresses] of named) {
    if (organizationId !== undefined && owner !== organizationId) continue
    if (organizationId === undefined) await enterScope(db, { organizationId: owner })
    await markKept(
      db,
      owner,
      addresses.map(({ key }) => key),
      at,
    )
  }
}
