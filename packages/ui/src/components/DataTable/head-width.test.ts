import { expect, test } from 'vitest'
import { headWidth } from './head-width.ts'

test('a head has its room in every language', () => {
  expect([headWidth('Status', 100), headWidth('Wertschöpfungskette', 100), headWidth('バリューチェーン', 100)]).toEqual([100, 152, 132])
})
