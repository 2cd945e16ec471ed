import { ValueChainChange } from '@tracemark/api/schemas'
import { describeFields } from '@tracemark/ui/components/form-frame'
import { expect, test } from 'vitest'
import { getChanges } from './get-changes.ts'

const fields = describeFields(ValueChainChange)

test.each([
  ['nothing', { name: 'Coffee' }, { name: 'Coffee' }, {}],
  ['what differs', { name: 'Coffee', link: 'https://a.example' }, { name: 'Honey', link: 'https://a.example' }, { name: 'Honey' }],
  ['what may be absent and was taken away', { link: 'https://a.example' }, {}, { link: null }],
  ['a text that may not be absent', { description: 'From farm to port' }, {}, { description: '' }],
  [
    'a list in another order',
    { elements: [{ name: 'a' }, { name: 'b' }] },
    { elements: [{ name: 'b' }, { name: 'a' }] },
    { elements: [{ name: 'b' }, { name: 'a' }] },
  ],
])('a change names %s', (_, before, after, expected) => {
  expect(getChanges(before, after, fields)).toEqual(expected)
})
