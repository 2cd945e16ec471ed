import { contract } from '@tracemark/api/contract'
import { mayBecome } from '@tracemark/api/rules'
import { findVariant, listAttributes, listVariants, lockVariant, variantStore as store, writeAttributes } from '../db/queries/variants.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'
import { announceVariants } from '../sharing/announce.ts'
import { endSharesOf } from '../sharing/end.ts'
import { batchRelationshipRoutes } from './batch-relationships.ts'

const { variants } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const variant = await findVariant(db, organizationId, id)
  if (!variant) throw new ProblemError('not_found')
  return variant
}

/** A fixed path stands before one with a parameter in the same place. */
export const batchRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { ids, clock, outbox } = dependencies
  implement(variants.attributes, async ({ db, organizationId, query }) => ({ items: await listAttributes(db, organizationId, query.ids) }))

  implement(variants.bulkAttributes, async ({ db, organizationId, body }) => {
    const written = await writeAttributes(db, organizationId, body)
    await announceVariants(db, organizationId, { batchIds: written }, outbox.emit)
    return { ids: written }
  })

  implement(variants.attributesOf, async ({ db, organizationId, params }) => {
    const [found] = await listAttributes(db, organizationId, [params.id])
    if (!found) throw new ProblemError('not_found')
    return found
  })

  batchRelationshipRoutes(implement, dependencies)

  implement(variants.list, ({ db, organizationId, query }) => listVariants(db, organizationId, query))

  implement(variants.create, async ({ db, organizationId, accountId, body }) => {
    const id = ids()
    await store.insert(db, organizationId, { ...body, id, createdAt: clock.now().toISOString(), createdById: accountId })
    return existing(db, organizationId, id)
  })

  implement(variants.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(variants.update, async ({ db, organizationId, params: { id }, body }) => {
    const before = await lockVariant(db, organizationId, id)
    if (!before) throw new ProblemError('not_found')
    if (body.status !== undefined && !mayBecome(before.status, body.status))
      throw new ProblemError('status_conflict', { detail: `A variant that is ${before.status} can't become ${body.status}.` })
    await store.update(db, organizationId, id, body)
    await announceVariants(db, organizationId, { batchIds: [id] }, outbox.emit)
    return existing(db, organizationId, id)
  })

  implement(variants.delete, async ({ db, organizationId, params: { id } }) => {
    await endSharesOf(db, id, { organizationId, now: clock.now(), emit: outbox.emit })
    if (!(await store.delete(db, organizationId, id))) throw new ProblemError('not_found')
    return { id }
  })
}
