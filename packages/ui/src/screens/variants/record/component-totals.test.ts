import { expect, test } from 'vitest'
import { componentTotals } from './component-totals.ts'

const component = { name: 'Cork', quantity: 0.1, order: 0, isActive: true }

test('quantities add up by their unit, costs altogether, and what is not active counts for nothing', () => {
  expect(
    componentTotals([
      { ...component, units: 'KGM', costContribution: 70 },
      { ...component, units: 'H87', quantity: 3 },
      { ...component, units: 'KGM', quantity: 0.2, costContribution: 12.5 },
      { ...component, quantity: 5 },
      { ...component, units: 'KGM', quantity: 40, costContribution: 10, isActive: false },
    ]),
  ).toEqual({
    quantities: [
      { units: 'KGM', quantity: 0.3 },
      { units: 'H87', quantity: 3 },
      { units: '', quantity: 5 },
    ],
    cost: 82.5,
    left: 17.5,
    withoutCost: 2,
  })
})

test('a sum has the digits of what was added, however small', () => {
  const tiny = [0.0000004, 0.0000001].map((quantity) => ({ ...component, quantity, costContribution: 33.3333333 }))
  expect(componentTotals(tiny)).toEqual({
    quantities: [{ units: '', quantity: 0.0000005 }],
    cost: 66.6666666,
    left: 33.3333334,
    withoutCost: 0,
  })
})

test('nothing comes to nothing', () => {
  expect(componentTotals([])).toEqual({ quantities: [], cost: 0, left: 100, withoutCost: 0 })
})
