import { contract } from '@tracemark/api/contract'
import { linkChange } from '@tracemark/api/rules'
import type { Variant, VariantLink } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type Changing, noteVariantChanges } from './queries/changes.ts'
import { deleteLink, descendsFrom, findHierarchy, findLink, listLinks, lockLinks, upsertLink } from './queries/links.ts'
import { findVariant, listRelatives, variantExists } from './queries/variants.ts'

const { variants } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Variant> => {
  const variant = await findVariant(db, organizationId, id)
  if (!variant) throw new ProblemError('not_found')
  return variant
}

interface Relinked {
  parentId: string
  childId: string
  before: VariantLink | undefined
  after: VariantLink | undefined
}

/** Both variants remember that they were linked, or are not any more. */
const noteLink = async (
  db: ScopedDatabase,
  organizationId: number,
  { parentId, childId, before, after }: Relinked,
  changing: Changing,
): Promise<void> => {
  const [parent, child] = [await existing(db, organizationId, parentId), await existing(db, organizationId, childId)]
  await noteVariantChanges(db, organizationId, parentId, linkChange('child', child.variantId, before, after), changing)
  await noteVariantChanges(db, organizationId, childId, linkChange('parent', parent.variantId, before, after), changing)
}

const assertExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  if (!(await variantExists(db, organizationId, id))) throw new ProblemError('not_found')
}

/** What variants were made of. */
export const variantRelationshipRoutes = (implement: Implement, { ids, clock }: Dependencies): void => {
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
    const root = await existing(db, organizationId, params.id)
    const { id, thingId, variantId, name, status, thingName } = root
    return findHierarchy(db, organizationId, { id, thingId, variantId, name, status, thingName }, query)
  })

  implement(variants.link, async ({ db, organizationId, accountId, params: { id, childId }, body }) => {
    await lockLinks(db, organizationId)
    await assertExists(db, organizationId, id)
    await assertExists(db, organizationId, childId)
    if (await descendsFrom(db, organizationId, id, childId)) throw new ProblemError('hierarchy_cycle')
    const link = { parentId: id, childId, ...body }
    const now = clock.now()
    const before = await findLink(db, organizationId, id, childId)
    await upsertLink(db, organizationId, { ...link, id: ids(), createdAt: now, createdById: accountId })
    await noteLink(db, organizationId, { parentId: id, childId, before, after: link }, { ids, now, accountId })
    return link
  })

  implement(variants.unlink, async ({ db, organizationId, accountId, params: { id, childId } }) => {
    await assertExists(db, organizationId, id)
    await assertExists(db, organizationId, childId)
    const before = await findLink(db, organizationId, id, childId)
    await deleteLink(db, organizationId, id, childId)
    if (before)
      await noteLink(db, organizationId, { parentId: id, childId, before, after: undefined }, { ids, now: clock.now(), accountId })
    return { id: childId }
  })
}
