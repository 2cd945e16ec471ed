import { expect, test } from 'vitest'
import { listRows, nextCell, toggleAll } from './matrix.ts'

test('permissions stand in rows of their resources', () => {
  expect(listRows(['things:read', 'things:discover', 'items:list'])).toEqual([
    {
      resource: 'things',
      permissions: new Map([
        ['read', 'things:read'],
        ['discover', 'things:discover'],
      ]),
    },
    { resource: 'items', permissions: new Map([['list', 'items:list']]) },
  ])
})

test('all of a row are chosen, and none where all were', () => {
  const order = ['things:read', 'items:read', 'items:list'] as const
  expect(toggleAll(['items:read'], ['items:read', 'items:list'], order)).toEqual(['items:read', 'items:list'])
  expect(toggleAll(['things:read', 'items:read', 'items:list'], ['items:read', 'items:list'], order)).toEqual(['things:read'])
})

test.each([
  ['ArrowRight', [0, 0], [0, 2]],
  ['ArrowDown', [0, 2], [1, 2]],
  ['ArrowLeft', [1, 0], undefined],
  ['Tab', [0, 0], undefined],
] as const)('%s leads from %j to %j, past cells that are not there', (key, from, to) => {
  const cells = [
    ['a', undefined, 'b'],
    ['c', 'd', 'e'],
  ]
  expect(nextCell(cells, from, key)).toEqual(to)
})
