import { expect, test } from 'vitest'
import { headWidth } from './head-width.ts'

test('a head has its room in every language, beside its menu and the arrow of its order', () => {
  expect([headWidth('Status'), headWidth('Status', true), headWidth('Wertschöpfungskette'), headWidth('バリューチェーン')]).toEqual([
    78, 96, 164, 144,
  ])
})
