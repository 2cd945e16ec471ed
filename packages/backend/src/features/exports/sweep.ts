import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { workForEachOrganization } from '../../platform/db/for-each-organization.ts'
import { withScope } from '../../platform/db/scope.ts'
import type { FileStore } from '../../platform/files/store.ts'
import type { Database } from '../../schema/database.ts'
import { deleteExport, deleteExportRows, forgetBytes, isOver, unwantedExports } from './queries.ts'

interface SweepParts {
  db: Kysely<Database>
  store: FileStore
  clock: Clock
}

const sweepWithin = async (organizationId: number, { db, store, clock }: SweepParts): Promise<number> => {
  const now = clock.now()
  const rows = await withScope(db, { organizationId }, (scoped) => unwantedExports(scoped, organizationId, now))
  for (const row of rows) {
    for (const key of [...row.parts, ...(row.writing === null ? [] : [row.writing])]) await store.delete(key)
    await withScope(db, { organizationId }, async (scoped) => {
      await deleteExportRows(scoped, organizationId, row.id)
      await (isOver(row, now) ? deleteExport : forgetBytes)(scoped, organizationId, row.id)
    })
  }
  return rows.length
}

/**
 * Takes away the bytes of exports that were removed, stopped or failed, and all of those that were finished seven days ago. Bytes go first: there are
 * never any that no row knows of. Many processes may do so at once. Gives how many it was.
 */
export const sweepExports = (parts: SweepParts): Promise<number> =>
  workForEachOrganization(parts.db, (organizationId) => sweepWithin(organizationId, parts))
