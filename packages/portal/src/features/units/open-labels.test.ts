import { BULK_MAX, type Unit } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { chooseUnits, labelsOf } from './open-labels.ts'

const unit = (id: string, thingId: string, unitUrl?: string) => [id, { id, thingId, ...(unitUrl && { unitUrl }) } as Unit] as const
const known = new Map([unit('a', 'open', '/p/a'), unit('b', 'closed'), unit('c', 'closed')])

test.each([
  [['a'], undefined, { unitIds: ['a'] }],
  [['a', 'b'], undefined, { unitIds: ['a', 'b'], closedThingId: 'closed' }],
  [['b', 'c'], undefined, { unitIds: ['b', 'c'], closedThingId: 'closed', allClosed: true }],
  [['b'], '/back', { unitIds: ['b'], closedThingId: 'closed', allClosed: true, back: '/back' }],
])('labels of %j, left for %s', (ids, back, expected) => {
  expect(labelsOf(ids, known, back)).toEqual(expected)
})

test('more than one form takes have none', () => {
  expect(labelsOf(Array.from({ length: BULK_MAX + 1 }, String), known, undefined)).toBeUndefined()
})

test('labels that are opened with no units are those of the asset, by number', () => {
  expect([
    chooseUnits({ org: 'sierra', thingId: 'caturra', search: '?search=bag' }),
    chooseUnits({ org: 'sierra', thingId: undefined, search: '?search=bag' }),
  ]).toEqual(['/org/sierra/things/caturra/discovery/labels', '/org/sierra/products/units?search=bag'])
})
