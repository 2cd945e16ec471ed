import type { Unit } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { withScope } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Database } from '../../schema/database.ts'
import { findUnitsBetween, findUnitsOf } from '../units/queries/units.ts'

export type Portions = AsyncGenerator<Unit[], void>

/** As many as one statement reads: others are served between two. */
const UNITS_AT_ONCE = 200

interface Source {
  db: Kysely<Database>
  organizationId: number
  publicUrl: string
}

/** A variant's units by their numbers, each portion read in a transaction of its own when it is wanted. */
export async function* readUnitsBetween(
  { db, organizationId, publicUrl }: Source,
  { batchId, first, last }: { batchId: string; first: number; last: number },
): Portions {
  for (let from = first; from <= last; ) {
    const numbers = { batchId, first: from, last, most: UNITS_AT_ONCE }
    const portion = await withScope(db, { organizationId }, (scoped) => findUnitsBetween(scoped, organizationId, publicUrl, numbers))
    const newest = portion.at(-1)
    if (!newest) return
    yield portion
    from = newest.sequenceNumber + 1
  }
}

/** These units. Where one was deleted meanwhile, the download fails rather than leave it out. */
export async function* readUnitsOf({ db, organizationId, publicUrl }: Source, ids: readonly string[]): Portions {
  for (let from = 0; from < ids.length; from += UNITS_AT_ONCE) {
    const some = ids.slice(from, from + UNITS_AT_ONCE)
    const portion = await withScope(db, { organizationId }, (scoped) => findUnitsOf(scoped, organizationId, publicUrl, some))
    if (portion.length < some.length) throw new ProblemError('not_found')
    yield portion
  }
}
