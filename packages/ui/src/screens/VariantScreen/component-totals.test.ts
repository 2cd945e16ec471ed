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
    withoutCost: 2,
  })
})

test('nothing comes to nothing', () => {
  expect(componentTotals([])).toEqual({ quantities: [], cost: 0, withoutCost: 0 })
})
