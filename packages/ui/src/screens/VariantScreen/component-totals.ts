import type { VariantComponent } from '@tracemark/api/schemas'

export interface ComponentTotals {
  /** Of each unit of measure, in the order in which it first stands there; '' where none is said. */
  quantities: { units: string; quantity: number }[]
  /** Percent of the variant's cost. */
  cost: number
  /** How many have no cost contribution. */
  withoutCost: number
}

/** Sums of decimals are off by binary fractions. */
const DECIMALS = 6
const rounded = (value: number): number => Number(value.toFixed(DECIMALS))

/** What the active components come to. */
export const componentTotals = (components: readonly VariantComponent[]): ComponentTotals => {
  const active = components.filter(({ isActive }) => isActive)
  const sums = new Map<string, number>()
  for (const { units = '', quantity } of active) sums.set(units, (sums.get(units) ?? 0) + quantity)
  return {
    quantities: [...sums].map(([units, quantity]) => ({ units, quantity: rounded(quantity) })),
    cost: rounded(active.reduce((sum, { costContribution = 0 }) => sum + costContribution, 0)),
    withoutCost: active.filter(({ costContribution }) => costContribution === undefined).length,
  }
}
