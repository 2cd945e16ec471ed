import { contract } from '@tracemark/api/contract'
import { mayBecome } from '@tracemark/api/rules'
import { findVariant, listAttributes, listVariants, lockVariant, writeAttributes } from '../db/queries/variants.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import { createStore } from '../db/store.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'
import { batchRelationshipRoutes } from './batch-relationships.ts'

const { batches } = contract

const store = createStore({
  table: 'variants',
  fields: ['id', 'thingId', 'variantId', 'name', 'description', 'status', 'attributes', 'components', 'createdAt', 'createdById'],
  searched: ['name'],
})

const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const variant = await findVariant(db, organizationId, id)
  if (!variant) throw new ProblemError('not_found')
  return variant
}

/** A fixed path stands before one with a parameter in the same place. */
export const batchRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { ids, clock } = dependencies
  implement(batches.attributes, async ({ db, organizationId, query }) => ({ items: await listAttributes(db, organizationId, query.ids) }))

  implement(batches.bulkAttributes, async ({ db, organizationId, body }) => ({ ids: await writeAttributes(db, organizationId, body) }))

  implement(batches.attributesOf, async ({ db, organizationId, params }) => {
    const [found] = await listAttributes(db, organizationId, [params.id])
    if (!found) throw new ProblemError('not_found')
    return found
  })

  batchRelationshipRoutes(implement, dependencies)

  implement(batches.list, ({ db, organizationId, query }) => listVariants(db, organizationId, query))

  implement(batches.create, async ({ db, organizationId, accountId, body }) => {
    const id = ids()
    await store.insert(db, organizationId, { ...body, id, createdAt: clock.now().toISOString(), createdById: accountId })
    return existing(db, organizationId, id)
  })

  implement(batches.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(batches.update, async ({ db, organizationId, params: { id }, body }) => {
    const before = await lockVariant(db, organizationId, id)
    if (!before) throw new ProblemError('not_found')
    if (body.status !== undefined && !mayBecome(before.status, body.status))
      throw new ProblemError('status_conflict', { detail: `A variant that is ${before.status} can't become ${body.status}.` })
    await store.update(db, organizationId, id, body)
    return existing(db, organizationId, id)
  })

  implement(batches.delete, async ({ db, organizationId, params: { id } }) => {
    if (!(await store.delete(db, organizationId, id))) throw new ProblemError('not_found')
    return { id }
  })
}
