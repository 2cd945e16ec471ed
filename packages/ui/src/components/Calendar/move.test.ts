import { expect, test } from 'vitest'
import { moveFrom } from './move.ts'

test.each([
  ['ArrowRight', false, false, '2026-11-19'],
  ['ArrowRight', false, true, '2026-11-17'],
  ['ArrowLeft', false, false, '2026-11-17'],
  ['ArrowDown', false, false, '2026-11-25'],
  ['ArrowUp', false, false, '2026-11-11'],
  ['Home', false, false, '2026-11-16'],
  ['End', false, false, '2026-11-22'],
  ['PageDown', false, false, '2026-12-18'],
  ['PageUp', false, false, '2026-10-18'],
  ['PageDown', true, false, '2027-11-18'],
  ['a', false, false, undefined],
] as const)('%s, shift %s, right to left %s', (key, shift, rightToLeft, to) => {
  expect(moveFrom('2026-11-18', { key, shift, rightToLeft, firstDay: 1 })).toBe(to)
})
