import { expect, test } from 'vitest'
import { readGuidedAddress, writeGuidedAddress } from './guided-address.ts'

test.each([
  ['?', {}],
  ['?thing=a', { thingId: 'a' }],
  ['?thing=a&step=unit', { thingId: 'a', isChoosingUnit: true }],
  ['?thing=a&item=b&task=c', { thingId: 'a', itemId: 'b', taskId: 'c' }],
  ['?thing=a&step=summary', { thingId: 'a', isOver: true }],
])('%s', (search, address) => {
  expect(writeGuidedAddress(address)).toBe(search)
  const whole = { thingId: undefined, itemId: undefined, isChoosingUnit: undefined, taskId: undefined, isOver: undefined, ...address }
  expect(readGuidedAddress(new URLSearchParams(search))).toEqual(whole)
})
