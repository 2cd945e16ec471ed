import { contract } from '../../contract/index.ts'
import { hasWords, linkChange } from '../../rules/index.ts'
import type { VariantHierarchy, VariantLink } from '../../schemas/index.ts'
import { listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { noteVariantChanges, toVariant } from './variants.ts'

const { relationships, children, parents, hierarchy, link, unlink } = contract.variants

type Direction = 'children' | 'parents'

/** What was made of what. */
export const variantLinkHandlers = (state: MockState) => {
  const { tables, origin } = state
  const links = (organizationId: number) => tables.variantLinks.of(organizationId)
  const variant = (organizationId: number, id: string) => toVariant(state, tables.variants.get(organizationId, id))
  /** The ids one step away. */
  const next = (organizationId: number, id: string, direction: Direction) =>
    links(organizationId)
      .filter(({ parentId, childId }) => (direction === 'children' ? parentId : childId) === id)
      .map(({ parentId, childId }) => (direction === 'children' ? childId : parentId))
  const descends = (organizationId: number, id: string, ancestor: string): boolean =>
    id === ancestor || next(organizationId, id, 'parents').some((parent) => descends(organizationId, parent, ancestor))
  const toLink = ({ parentId, childId, quantity, unit }: VariantLink): VariantLink => ({ parentId, childId, quantity, unit })

  const found = (organizationId: number, parentId: string, childId: string) =>
    links(organizationId).find((row) => row.parentId === parentId && row.childId === childId)
  /** Both of them remember it. */
  const note = (
    organizationId: number,
    { parentId, childId }: Pick<VariantLink, 'parentId' | 'childId'>,
    { from, to }: { from?: VariantLink | undefined; to?: VariantLink | undefined },
    accountId: string,
  ) => {
    const [parent, child] = [tables.variants.get(organizationId, parentId), tables.variants.get(organizationId, childId)]
    noteVariantChanges(state, parent, linkChange('child', child.variantId, from, to), accountId)
    noteVariantChanges(state, child, linkChange('parent', parent.variantId, from, to), accountId)
  }

  const relatives = (direction: Direction) =>
    mockEndpoint(state, direction === 'children' ? children : parents, ({ organizationId, params, query }) => {
      const { id } = tables.variants.get(organizationId, params.id)
      const found = next(organizationId, id, direction).map((other) => variant(organizationId, other))
      return listed(
        found.filter(({ name, variantId, thingName }) => hasWords(query.search, `${name} ${variantId} ${thingName}`)),
        query,
      )
    })

  return [
    relatives('children'),
    relatives('parents'),
    mockEndpoint(state, relationships, ({ organizationId, params }) => {
      const { id } = tables.variants.get(organizationId, params.id)
      return {
        parents: links(organizationId)
          .filter(({ childId }) => childId === id)
          .map(toLink),
        children: links(organizationId)
          .filter(({ parentId }) => parentId === id)
          .map(toLink),
      }
    }),
    mockEndpoint(state, hierarchy, ({ organizationId, params, query: { direction, maxDepth } }): VariantHierarchy => {
      const depths = new Map([[tables.variants.get(organizationId, params.id).id, 0]])
      // Ids that are added while the map is walked are walked as well.
      for (const [id, depth] of depths)
        for (const other of next(organizationId, id, direction)) if (!depths.has(other)) depths.set(other, depth + 1)
      const shown = [...depths].filter(([, depth]) => depth <= maxDepth)
      const ids = new Set(shown.map(([id]) => id))
      return {
        nodes: shown.map(([id, depth]) => ({ ...variant(organizationId, id), depth })),
        links: links(organizationId)
          .filter(({ parentId, childId }) => ids.has(parentId) && ids.has(childId))
          .map(toLink),
        isCut: shown.length < depths.size,
      }
    }),
    mockEndpoint(state, link, ({ organizationId, claims, params: { id: parentId, childId }, body }) => {
      for (const id of [parentId, childId]) tables.variants.get(organizationId, id)
      if (descends(organizationId, parentId, childId)) throw new MockProblem('hierarchy_cycle')
      note(
        organizationId,
        { parentId, childId },
        { from: found(organizationId, parentId, childId), to: { parentId, childId, ...body } },
        claims.sub,
      )
      tables.variantLinks.remove((row) => row.parentId === parentId && row.childId === childId)
      tables.variantLinks.insert({ parentId, childId, ...body, ...origin(claims.sub), organizationId })
      return { parentId, childId, ...body }
    }),
    mockEndpoint(state, unlink, ({ organizationId, claims, params: { id: parentId, childId } }) => {
      for (const id of [parentId, childId]) tables.variants.get(organizationId, id)
      note(organizationId, { parentId, childId }, { from: found(organizationId, parentId, childId) }, claims.sub)
      tables.variantLinks.remove((row) => row.parentId === parentId && row.childId === childId)
      return { id: childId }
    }),
  ]
}
