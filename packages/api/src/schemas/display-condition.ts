import * as z from 'zod/mini'
import { line } from './text.ts'

/** By number on the wire (specification 1, section 9). */
export const displayConditionOperators = {
  stringEquals: 0,
  stringNotEquals: 1,
  includedIn: 2,
  notIncludedIn: 3,
  numberEquals: 4,
  numberNotEquals: 5,
  greaterThan: 6,
  lessThan: 7,
  between: 8,
} as const

export const DisplayConditionOperator = z.literal(Object.values(displayConditionOperators))
export type DisplayConditionOperator = z.infer<typeof DisplayConditionOperator>

export const displayConditionProperties = [
  'onlyAdmin',
  'itemId',
  'batchId',
  'rfiderSequenceNumber',
  'itemStatus',
  'country',
  'language',
] as const
export const DisplayConditionProperty = z.enum(displayConditionProperties)
export type DisplayConditionProperty = z.infer<typeof DisplayConditionProperty>

/** `value` is text whatever the property: a list has commas (`CO,PE`), a range a dash (`10-20`). */
export const DisplayCondition = z.object({
  property: DisplayConditionProperty,
  operator: DisplayConditionOperator,
  value: line(4000, 0),
})
export type DisplayCondition = z.infer<typeof DisplayCondition>

/** The `ruleConditions` of a block, task or support profile: a visitor sees it who meets all of them. */
export const DisplayConditions = z.array(DisplayCondition).check(z.maxLength(50))
