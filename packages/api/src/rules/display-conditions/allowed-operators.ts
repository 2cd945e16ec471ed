import { type DisplayConditionOperator, type DisplayConditionProperty, displayConditionOperators } from '../../schemas/index.ts'

const { stringEquals, stringNotEquals, includedIn, notIncludedIn, numberEquals, numberNotEquals, greaterThan, lessThan, between } =
  displayConditionOperators

/** Which operators each property takes, in the order in which an editor offers them. */
export const allowedOperators: Readonly<Record<DisplayConditionProperty, readonly DisplayConditionOperator[]>> = {
  onlyAdmin: [stringEquals],
  itemId: [stringEquals, stringNotEquals, includedIn, notIncludedIn],
  batchId: [includedIn, notIncludedIn],
  rfiderSequenceNumber: [numberEquals, numberNotEquals, greaterThan, lessThan, between],
  itemStatus: [includedIn, notIncludedIn],
  country: [includedIn, notIncludedIn],
  language: [includedIn, notIncludedIn],
}

/** What the operator wants its value to be. */
export const valueForm = (operator: DisplayConditionOperator): 'text' | 'list' | 'number' | 'range' => {
  if (operator <= stringNotEquals) return 'text'
  if (operator <= notIncludedIn) return 'list'
  return operator === between ? 'range' : 'number'
}
