import { expect, test } from 'vitest'
import { headWidth } from './head-width.ts'

test('a head has its room in every language, beside its menu and the arrow of its order', () => {
  expect(['Status', 'Farmers', 'Wertschöpfungskette', 'バリューチェーン'].map((word) => headWidth(word))).toEqual([79, 90, 172, 144])
  expect(headWidth('Status', true)).toBe(headWidth('Status') + 18)
})
