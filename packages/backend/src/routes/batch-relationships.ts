import { contract } from '@tracemark/api/contract'
import { deleteLink, descendsFrom, findHierarchy, listLinks, lockLinks, upsertLink } from '../db/queries/variant-links.ts'
import { findVariant, listRelatives, variantExists } from '../db/queries/variants.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

const { variants } = contract

const assertExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  if (!(await variantExists(db, organizationId, id))) throw new ProblemError('not_found')
}

/** What variants were made of. */
export const batchRelationshipRoutes = (implement: Implement, { ids, clock }: Dependencies): void => {
  implement(variants.relationships, async ({ db, organizationId, params: { id } }) => {
    await assertExists(db, organizationId, id)
    return listLinks(db, organizationId, id)
  })

  for (const direction of ['children', 'parents'] as const)
    implement(variants[direction], async ({ db, organizationId, params: { id }, query }) => {
      await assertExists(db, organizationId, id)
      return listRelatives(db, organizationId, id, direction, query)
    })

  implement(variants.hierarchy, async ({ db, organizationId, params, query }) => {
    const root = await findVariant(db, organizationId, params.id)
    if (!root) throw new ProblemError('not_found')
    const { id, variantId, name, status, thingName } = root
    return findHierarchy(db, organizationId, { id, variantId, name, status, thingName }, query)
  })

  implement(variants.link, async ({ db, organizationId, accountId, params: { id, childId }, body }) => {
    await lockLinks(db, organizationId)
    await assertExists(db, organizationId, id)
    await assertExists(db, organizationId, childId)
    if (await descendsFrom(db, organizationId, id, childId)) throw new ProblemError('hierarchy_cycle')
    const link = { parentId: id, childId, ...body }
    await upsertLink(db, organizationId, { ...link, id: ids(), createdAt: clock.now(), createdById: accountId })
    return link
  })

  implement(variants.unlink, async ({ db, organizationId, params: { id, childId } }) => {
    await assertExists(db, organizationId, id)
    await assertExists(db, organizationId, childId)
    await deleteLink(db, organizationId, id, childId)
    return { id: childId }
  })
}
