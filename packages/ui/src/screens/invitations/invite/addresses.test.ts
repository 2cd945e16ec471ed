import { INVITATIONS_MAX } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { addressesIn, findProblems } from './addresses.ts'

test.each([
  ['', []],
  ['rosa@example.com', ['rosa@example.com']],
  ['rosa@example.com, tom@example.com;\n kim@example.com \n', ['rosa@example.com', 'tom@example.com', 'kim@example.com']],
  ['rosa@example.com tom@example.com', ['rosa@example.com', 'tom@example.com']],
  ['Rosa Quispe <rosa@example.com>, "Weaver, Tom" <tom@example.com>', ['rosa@example.com', 'tom@example.com']],
  ['not an address', ['not an address']],
  ['rosa@example.com  not an address tom@', ['rosa@example.com', 'not an address', 'tom@']],
  ['rosa@example.com, ROSA@example.com', ['ROSA@example.com']],
])('the addresses in %j', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected)
})

test('what is no address, is refused, or is too many is said of each', () => {
  expect(findProblems([], [])).toEqual([{ kind: 'none' }])
  expect(findProblems(['rosa@example.com'], ['tom@example.com'])).toEqual([])
  expect(findProblems(['rosa', 'Tom@example.com'], ['tom@example.com'])).toEqual([
    { kind: 'wrong', email: 'rosa' },
    { kind: 'there', email: 'Tom@example.com' },
  ])
  const many = Array.from({ length: INVITATIONS_MAX + 1 }, (_, index) => `person${index}@example.com`)
  expect(findProblems(many, [])).toEqual([{ kind: 'many' }])
})
