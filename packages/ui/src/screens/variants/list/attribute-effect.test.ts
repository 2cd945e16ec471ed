import { expect, test } from 'vitest'
import { attributeEffect } from './attribute-effect.ts'

const current = [
  { key: 'Farms', value: '12', type: 'number' as const },
  { key: 'Variety', value: 'Caturra', type: 'string' as const },
  { key: 'Altitude', value: '1700', type: 'number' as const, unit: 'm' },
]
const given = [
  { key: 'Farms', value: '14', type: 'number' as const },
  { key: 'Variety', value: 'Caturra' },
  { key: 'Process', value: 'Washed' },
]

test('merging adds and overwrites, and keeps the rest', () => {
  expect(attributeEffect(current, given, 'merge')).toEqual({ added: 1, changed: 1, removed: 0 })
})

test('replacing removes what is not given', () => {
  expect(attributeEffect(current, given, 'replace')).toEqual({ added: 1, changed: 1, removed: 1 })
  expect(attributeEffect(current, [], 'replace')).toEqual({ added: 0, changed: 0, removed: 3 })
})
