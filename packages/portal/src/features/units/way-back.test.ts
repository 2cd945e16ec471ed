import { expect, test } from 'vitest'
import { findWayBack } from './way-back.ts'

const before = new Map([
  ['first', { status: 1, statusName: 'Active' }],
  ['second', { status: 2, statusName: 'In transit' }],
  ['third', { status: 1, statusName: 'Active' }],
  ['fourth', {}],
])

test('units get back the status that each had', () => {
  expect(findWayBack([...before.keys()], before, 'Delivered')).toEqual([
    { status: 1, ids: ['first', 'third'] },
    { status: 2, ids: ['second'] },
    { status: null, ids: ['fourth'] },
  ])
})

test('what nobody here knows, or what is locked, has no way back', () => {
  expect(findWayBack(['first', 'of another page'], before, 'Delivered')).toBeUndefined()
  expect(findWayBack(['first'], before, 'Unit locked')).toBeUndefined()
})
