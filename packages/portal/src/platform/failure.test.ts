import { expect, test } from 'vitest'
import { notAssociated } from './failure.ts'

test('a link that could not be saved says so, and why', () => {
  expect(notAssociated({ code: 'internal', requestId: 'r-1' })).toEqual({
    code: 'associations_not_created',
    cause: 'internal',
    requestId: 'r-1',
  })
})

test.each([
  ['a field', { code: 'invalid_content', fields: [{ path: ['otherId'], code: 'taken', message: 'Taken.' }] }],
  ['what was deleted meanwhile', { code: 'not_found', gone: { asNew: false } }],
] as const)('%s says itself why a link was refused', (_, refused) => {
  expect(notAssociated(refused)).toBe(refused)
})
