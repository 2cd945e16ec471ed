import type { VariantHierarchy, VariantLink } from '@tracemark/api/schemas'

type Node = VariantHierarchy['nodes'][number]

/** A variant in a tree, with those one step further. */
export interface FamilyNode extends Node {
  /** How much of the parent went into the child, on the way here. */
  link: VariantLink
  /** It stands in the tree already, with what follows it. */
  isRepeated: boolean
  next: FamilyNode[]
}

/** The variants around one as a tree: one that is reached on several ways has its branch once, and is named elsewhere. */
export const buildFamily = ({ nodes, links }: VariantHierarchy, direction: 'children' | 'parents'): FamilyNode[] => {
  const [from, to] = direction === 'children' ? (['parentId', 'childId'] as const) : (['childId', 'parentId'] as const)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const drawn = new Set<string>()
  const after = (id: string): FamilyNode[] =>
    links
      .filter((link) => link[from] === id)
      .flatMap((link): FamilyNode[] => {
        const node = byId.get(link[to])
        if (!node) return []
        const isRepeated = drawn.has(node.id)
        drawn.add(node.id)
        return [{ ...node, link, isRepeated, next: isRepeated ? [] : after(node.id) }]
      })
  const root = nodes.find(({ depth }) => depth === 0)
  return root ? after(root.id) : []
}
