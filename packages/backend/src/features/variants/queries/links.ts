import type { HierarchyQuery, VariantHierarchy, VariantLink } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { readEntityRow } from '../../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** How many variants one hierarchy shows. */
const NODES_MAX = 500

const toLink = (row: { parent_id: string; child_id: string; quantity: number | null; unit: string | null }): VariantLink => ({
  parentId: row.parent_id,
  childId: row.child_id,
  ...(row.quantity !== null && { quantity: row.quantity }),
  ...(row.unit !== null && { unit: row.unit }),
})

const links = (db: ScopedDatabase, organizationId: number) =>
  db
    .selectFrom('variant_links')
    .select(['parent_id', 'child_id', 'quantity', 'unit'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')

export const listLinks = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const parents = await links(db, organizationId).where('child_id', '=', id).execute()
  const children = await links(db, organizationId).where('parent_id', '=', id).execute()
  return { parents: parents.map(toLink), children: children.map(toLink) }
}

/** Two links that are made at once could close a circle that neither of them sees, so an organization's are made one after the other. */
export const lockLinks = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`variant links ${organizationId}`}, 0))`.execute(db)
}

/** Whether `id` was made of `ancestor`, directly or over others, or is the same. */
export const descendsFrom = async (db: ScopedDatabase, organizationId: number, id: string, ancestor: string): Promise<boolean> => {
  if (id === ancestor) return true
  const { rows } = await sql`select 1 where ${ancestor}::uuid in (
    with recursive above (id) as (
      select parent_id from variant_links where organization_id = ${organizationId} and child_id = ${id}
      union
      select link.parent_id from variant_links link join above on link.child_id = above.id where link.organization_id = ${organizationId}
    ) select id from above)`.execute(db)
  return rows.length > 0
}

/** How much of the parent went into the child; `undefined` where it did not. */
export const findLink = async (
  db: ScopedDatabase,
  organizationId: number,
  parentId: string,
  childId: string,
): Promise<VariantLink | undefined> => {
  const row = await links(db, organizationId).where('parent_id', '=', parentId).where('child_id', '=', childId).executeTakeFirst()
  return row && toLink(row)
}

export interface NewLink extends VariantLink {
  id: string
  createdAt: Date
  createdById: string
}

export const upsertLink = async (db: ScopedDatabase, organizationId: number, link: NewLink): Promise<void> => {
  const amount = { quantity: link.quantity ?? null, unit: link.unit ?? null }
  await db
    .insertInto('variant_links')
    .values({
      organization_id: organizationId,
      id: link.id,
      parent_id: link.parentId,
      child_id: link.childId,
      ...amount,
      created_at: link.createdAt,
      created_by_id: link.createdById,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'parent_id', 'child_id']).doUpdateSet(amount))
    .execute()
}

export const deleteLink = async (db: ScopedDatabase, organizationId: number, parentId: string, childId: string): Promise<void> => {
  await db
    .deleteFrom('variant_links')
    .where('organization_id', '=', organizationId)
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .execute()
}

type Node = VariantHierarchy['nodes'][number]

const nextNodes = async (
  db: ScopedDatabase,
  organizationId: number,
  from: readonly string[],
  direction: HierarchyQuery['direction'],
  depth: number,
): Promise<Node[]> => {
  const [wanted, given] = direction === 'children' ? [sql`child_id`, sql`parent_id`] : [sql`parent_id`, sql`child_id`]
  const { rows } = await sql<
    Record<string, unknown>
  >`select v.id, v.asset_id as "thingId", v.variant_id, v.name, v.status, t.name as "thingName", ${depth}::integer as depth
    from variants v join assets t on t.organization_id = v.organization_id and t.id = v.asset_id
    where v.organization_id = ${organizationId} and v.id in
      (select ${wanted} from variant_links where organization_id = ${organizationId} and ${given} in (${sql.join(from)}))
    order by v.variant_id`.execute(db)
  return rows.map((row) => readEntityRow(row) as unknown as Node)
}

/** The variants around one, a step at a time: as many queries as steps, however wide they are. */
export const findHierarchy = async (
  db: ScopedDatabase,
  organizationId: number,
  root: Omit<Node, 'depth'>,
  { direction, maxDepth }: HierarchyQuery,
): Promise<VariantHierarchy> => {
  const nodes = new Map<string, Node>([[root.id, { ...root, depth: 0 }]])
  let edge = [root.id]
  let isCut = false
  for (let depth = 1; edge.length > 0 && !isCut; depth += 1) {
    const found = (await nextNodes(db, organizationId, edge, direction, depth)).filter(({ id }) => !nodes.has(id))
    const shown = depth > maxDepth ? [] : found.slice(0, NODES_MAX - nodes.size)
    isCut = shown.length < found.length
    for (const node of shown) nodes.set(node.id, node)
    edge = shown.map(({ id }) => id)
  }
  const ids = [...nodes.keys()]
  const rows = await links(db, organizationId).where('parent_id', 'in', ids).where('child_id', 'in', ids).execute()
  return { nodes: [...nodes.values()], links: rows.map(toLink), isCut }
}
