import { expect, test } from 'vitest'
import { areComplete, emptyValue, repeatedIn } from './rows.ts'

test('key and value are both needed', () => {
  const whole = { key: 'Variety', value: 'Caturra', type: 'string' } as const
  expect([[], [whole], [whole, { ...whole, key: ' ' }], [{ ...whole, value: '' }]].map(areComplete)).toEqual([true, true, false, false])
})

test('a key that is repeated is found whatever its case and blanks', () => {
  const keys = ['Alcohol', 'Grape variety', ' alcohol ', 'grape  Variety', '', '', 'Vintage']
  expect(repeatedIn(keys.map((key) => ({ key })))).toEqual([2, 3])
})

test('a new type begins without the value of the old one', () => {
  expect([emptyValue('string'), emptyValue('number'), emptyValue('boolean'), emptyValue('date')]).toEqual(['', '', 'false', ''])
})
