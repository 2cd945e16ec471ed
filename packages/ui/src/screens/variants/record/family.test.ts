import type { VariantHierarchy } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { buildFamily, type FamilyNode } from './family.ts'

const node = (id: string, depth: number) => ({
  id,
  thingId: 't',
  variantId: id.toUpperCase(),
  name: id,
  status: 'active' as const,
  thingName: 'Coffee',
  depth,
})
const shape = (nodes: readonly FamilyNode[]): unknown[] =>
  nodes.map(({ id, isRepeated, next, link }) => [id, link.quantity, ...(isRepeated ? ['again'] : []), ...shape(next)])

const hierarchy: VariantHierarchy = {
  nodes: [node('root', 0), node('a', 1), node('b', 1), node('c', 2)],
  links: [
    { parentId: 'root', childId: 'a', quantity: 4 },
    { parentId: 'root', childId: 'b' },
    { parentId: 'a', childId: 'c', quantity: 1 },
    { parentId: 'b', childId: 'c', quantity: 2 },
    { parentId: 'c', childId: 'beyond' },
  ],
  isCut: true,
}

test('what is reached on two ways has its branch once', () => {
  expect(shape(buildFamily(hierarchy, 'children'))).toEqual([
    ['a', 4, ['c', 1]],
    ['b', undefined, ['c', 2, 'again']],
  ])
})

test('the other way, links are followed backwards', () => {
  const nodes = [node('c', 0), node('a', 1), node('b', 1), node('root', 2)]
  expect(shape(buildFamily({ ...hierarchy, nodes }, 'parents'))).toEqual([
    ['a', 1, ['root', 4]],
    ['b', 2, ['root', undefined, 'again']],
  ])
})
