import { readDecimal } from '@tracemark/api/rules/writing'
import type { VariantComponent } from '@tracemark/api/schemas'

/** That JavaScript writes after the mark. */
const MOST_DIGITS = 100
const WHOLE = 100

export interface ComponentTotals {
  /** Of each unit of measure, in the order in which it first stands there; '' where none is said. */
  quantities: { units: string; quantity: number }[]
  /** Percent of the variant's cost. */
  cost: number
  /** Percent that they leave to others; below 0 where they are more than one whole. */
  left: number
  /** How many have no cost contribution. */
  withoutCost: number
}

/** As many digits after the mark as the numbers have: sums of decimals are off by binary fractions. */
const sumDecimals = (numbers: readonly number[]): number => {
  const decimals = Math.max(0, ...numbers.map((number) => readDecimal(number)?.fraction.length ?? 0))
  const sum = numbers.reduce((total, number) => total + number, 0)
  return decimals > MOST_DIGITS ? sum : Number(sum.toFixed(decimals))
}

/** What the active components come to. */
export const componentTotals = (components: readonly VariantComponent[]): ComponentTotals => {
  const active = components.filter(({ isActive }) => isActive)
  const byUnits = Map.groupBy(active, ({ units = '' }) => units)
  const costs = active.map(({ costContribution = 0 }) => costContribution)
  return {
    quantities: [...byUnits].map(([units, each]) => ({ units, quantity: sumDecimals(each.map(({ quantity }) => quantity)) })),
    cost: sumDecimals(costs),
    left: sumDecimals([WHOLE, ...costs.map((cost) => -cost)]),
    withoutCost: active.filter(({ costContribution }) => costContribution === undefined).length,
  }
}
