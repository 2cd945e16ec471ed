import { expect, test } from 'vitest'
import { findAttributeProblem } from './attribute-problem.ts'
import type { KnownAttribute } from './known-attribute.ts'

const own = (type: KnownAttribute['type'], values: readonly string[] = []): KnownAttribute => ({
  id: 'own',
  name: 'Own',
  description: '',
  group: '',
  type,
  source: 'own',
  values,
  specification: { id: 'own', type, ...(values.length > 0 && { lookup: 'own' }) },
})

test.each([
  ['a text', own('string'), 'Castillo', undefined],
  ['a number', own('number'), '1700', undefined],
  ['a date', own('date'), '2026-04-06', undefined],
  ['a boolean', own('boolean'), 'true', undefined],
  ['one of the options', own('string', ['Washed', 'Natural']), 'Natural', undefined],
  ['none of the options', own('string', ['Washed', 'Natural']), 'Honey', { code: 'not_one_of' }],
  ['an empty text', own('string'), ' ', { code: 'required' }],
] as const)('an own attribute is given %s', (_, attribute, value, problem) => {
  expect(findAttributeProblem({ label: 'Own', value, type: attribute.type, baseAttributeId: 'own' }, attribute)).toEqual(problem)
})
