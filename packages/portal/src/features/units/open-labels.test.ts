import { BULK_MAX, type Unit } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { selectLabels } from './open-labels.ts'

const unit = (id: string, thingId: string, unitUrl?: string) => [id, { id, thingId, ...(unitUrl && { unitUrl }) } as Unit] as const
const known = new Map([unit('a', 'open', '/p/a'), unit('b', 'closed'), unit('c', 'closed')])

test.each([
  [['a'], undefined, { unitIds: ['a'] }],
  [['a', 'b'], undefined, { unitIds: ['a', 'b'], closedThingId: 'closed' }],
  [['b', 'c'], undefined, { unitIds: ['b', 'c'], closedThingId: 'closed', allClosed: true }],
  [['b'], '/back', { unitIds: ['b'], closedThingId: 'closed', allClosed: true, back: '/back' }],
])('labels of %j, left for %s', (ids, back, expected) => {
  expect(selectLabels(ids, known, back)).toEqual(expected)
})

test('more than one form takes have none', () => {
  expect(selectLabels(Array.from({ length: BULK_MAX + 1 }, String), known, undefined)).toBeUndefined()
})
