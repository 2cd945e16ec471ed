import type { AnyBulk, AnyDuplicate, AnyUses } from '@tracemark/api/contract'
import type { Clock } from '../platform/clock.ts'
import type { Implement } from '../platform/http/implement.ts'
import type { IdSource } from '../platform/ids.ts'
import { ProblemError } from '../platform/problem.ts'
import type { Store } from './store.ts'
import { findUses, isThere, type UsedTable } from './uses.ts'

export const reorderRoute = (implement: Implement, endpoint: AnyBulk, store: Store): void =>
  implement(endpoint, async ({ db, organizationId, body }) => ({ ids: await store.reorder(db, organizationId, body.ids) }))

export const bulkDeleteRoute = (implement: Implement, endpoint: AnyBulk, store: Store): void =>
  implement(endpoint, async ({ db, organizationId, body }) => ({ ids: await store.deleteAll(db, organizationId, body.ids) }))

/** What refers to an entity of this table. */
export const usesRoute = (implement: Implement, endpoint: AnyUses, table: UsedTable): void =>
  implement(endpoint, async ({ db, organizationId, params: { id } }) => {
    if (!(await isThere(db, organizationId, table, id))) throw new ProblemError('not_found')
    return findUses(db, organizationId, table, [id])
  })

/** The copy is called `Name (2)`, or the next number that is free. */
export const duplicateRoute = (
  implement: Implement,
  endpoint: AnyDuplicate,
  { clock, ids }: { clock: Clock; ids: IdSource },
  store: Store,
): void =>
  implement(endpoint, async ({ db, organizationId, accountId, params }) => {
    const original = await store.find(db, organizationId, params.id)
    if (!original) throw new ProblemError('not_found')
    const name = await store.freeName(db, organizationId, String(original.name))
    const copy = { ...original, id: ids(), name, createdAt: clock.now().toISOString(), createdById: accountId }
    return store.insert(db, organizationId, copy)
  })
