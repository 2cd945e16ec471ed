import { contract } from '@tracemark/api/contract'
import { isEditable, mayBecome, variantChanges } from '@tracemark/api/rules'
import type { VariantChangeLine } from '@tracemark/api/schemas'
import { usesRoute } from '../../entities/bulk.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { refuseInvalidAttributes } from '../attributes/checks.ts'
import { announceVariants } from '../offers/announce.ts'
import { endSharesOf } from '../offers/end.ts'
import { variantRelationshipRoutes } from './link-routes.ts'
import { listVariantChanges, noteVariantChanges } from './queries/changes.ts'
import { findVariant, listAttributes, listVariants, lockVariant, variantStore as store, writeAttributes } from './queries/variants.ts'

const { variants } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const variant = await findVariant(db, organizationId, id)
  if (!variant) throw new ProblemError('not_found')
  return variant
}

/** A fixed path stands before one with a parameter in the same place. */
export const variantRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { ids, clock, outbox } = dependencies
  implement(variants.attributes, async ({ db, organizationId, query }) => ({ items: await listAttributes(db, organizationId, query.ids) }))

  implement(variants.bulkAttributes, async ({ db, organizationId, accountId, body }) => {
    for (const [index, item] of body.items.entries())
      await refuseInvalidAttributes(db, organizationId, item.attributes, ['units', index, 'attributes'])
    const written = await writeAttributes(db, organizationId, body, { ids, now: clock.now(), accountId })
    await announceVariants(db, organizationId, { variantIds: written.ids }, outbox.emit)
    return written
  })

  implement(variants.attributesOf, async ({ db, organizationId, params }) => {
    const [found] = await listAttributes(db, organizationId, [params.id])
    if (!found) throw new ProblemError('not_found')
    return found
  })

  variantRelationshipRoutes(implement, dependencies)

  implement(variants.list, ({ db, organizationId, query }) => listVariants(db, organizationId, query))

  implement(variants.create, async ({ db, organizationId, accountId, body }) => {
    const id = ids()
    const now = clock.now()
    await refuseInvalidAttributes(db, organizationId, body.attributes, ['attributes'])
    await store.insert(db, organizationId, { ...body, id, createdAt: now.toISOString(), createdById: accountId })
    const made: VariantChangeLine = { field: 'created', to: { value: body.name, type: 'string' } }
    await noteVariantChanges(db, organizationId, id, [made], { ids, now, accountId })
    return existing(db, organizationId, id)
  })

  implement(variants.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(variants.history, async ({ db, organizationId, params: { id }, query }) => {
    await existing(db, organizationId, id)
    return listVariantChanges(db, organizationId, id, query)
  })

  implement(variants.update, async ({ db, organizationId, accountId, params: { id }, body }) => {
    if (!(await lockVariant(db, organizationId, id))) throw new ProblemError('not_found')
    const before = await existing(db, organizationId, id)
    if (!isEditable(before.status) && Object.keys(body).some((name) => name !== 'status'))
      throw new ProblemError('status_conflict', { detail: `A variant that is ${before.status} can't be edited.` })
    await refuseInvalidAttributes(db, organizationId, body.attributes, ['attributes'])
    if (body.status !== undefined && !mayBecome(before.status, body.status))
      throw new ProblemError('status_conflict', { detail: `A variant that is ${before.status} can't become ${body.status}.` })
    await store.update(db, organizationId, id, body)
    const after = await existing(db, organizationId, id)
    await noteVariantChanges(db, organizationId, id, variantChanges(before, after), { ids, now: clock.now(), accountId })
    await announceVariants(db, organizationId, { variantIds: [id] }, outbox.emit)
    return after
  })

  usesRoute(implement, variants.uses, 'variants')

  implement(variants.delete, async ({ db, organizationId, params: { id } }) => {
    await endSharesOf(db, id, { organizationId, now: clock.now(), emit: outbox.emit })
    if (!(await store.delete(db, organizationId, id))) throw new ProblemError('not_found')
    return { id }
  })
}
