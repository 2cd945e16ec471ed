import { expect, test } from 'vitest'
import { lastMonths } from './months.ts'

test('months without interactions count nothing, and the current one is the last', () => {
  const interactions = { notice: 3, alert: 1, warning: 0, unclassified: 0 }
  const { periods, of } = lastMonths([{ month: '2026-09', interactions }], new Date('2026-11-26T11:00:00Z'))
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([12, '2025-12-01', '2026-11-01'])
  expect([of('notice'), of('warning')]).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ])
})
