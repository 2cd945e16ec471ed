import { type DisplayCondition, displayConditionOperators, type FieldCode, type UnitStatus } from '../../schemas/index.ts'
import { allowedOperators, valueForm } from './allowed-operators.ts'
import { countryCodes } from './country-codes.ts'
import { languageCodes, languageGroups } from './language-codes.ts'
import { fold, readList, readNumber, readRange } from './values.ts'

export type DisplayConditionProblemReason =
  | 'operator_not_allowed'
  | 'required'
  | 'not_one_value'
  | 'not_a_number'
  | 'not_a_range'
  | 'range_reversed'
  | 'not_an_option'

/** Why a condition can't be kept. `values`: those among a list that are no options. */
export interface DisplayConditionProblem {
  reason: DisplayConditionProblemReason
  values?: string[]
}

/** By what code a field says it. */
export const conditionCodes: Readonly<Record<DisplayConditionProblemReason, FieldCode>> = {
  operator_not_allowed: 'not_one_of',
  required: 'required',
  not_one_value: 'single_value',
  not_a_number: 'not_whole',
  not_a_range: 'range_invalid',
  range_reversed: 'range_reversed',
  not_an_option: 'not_one_of',
}

const countrySet = new Set(countryCodes.map(fold))
const languageSet = new Set([...languageCodes, ...[...languageGroups.values()].flat()].map(fold))

type IsOption = (value: string) => boolean

/** Ids are not chosen from a list: any is taken, and one that no unit has shows to nobody. */
const optionTest = (property: DisplayCondition['property'], unitStatuses: readonly UnitStatus[] | undefined): IsOption => {
  switch (property) {
    case 'onlyAdmin':
      return (value) => fold(value) === 'admin'
    case 'country':
      return (value) => countrySet.has(fold(value))
    case 'language':
      return (value) => languageSet.has(fold(value))
    case 'itemStatus':
      return (value) => {
        const number = readNumber(value)
        return number !== undefined && (unitStatuses?.some((status) => status.value === number) ?? true)
      }
    default:
      return () => true
  }
}

const checkOptions = (values: string[], isOption: IsOption): DisplayConditionProblem | undefined => {
  const wrong = values.filter((value) => !isOption(value))
  return wrong.length > 0 ? { reason: 'not_an_option', values: wrong } : undefined
}

const checkRange = (value: string): DisplayConditionProblem | undefined => {
  const range = readRange(value)
  if (!range) return { reason: 'not_a_range' }
  return range.from > range.to ? { reason: 'range_reversed' } : undefined
}

/**
 * Why an editor must not keep this condition, or `undefined` where it may. `unitStatuses`: the organization's, by which
 * those of the condition are checked; without them any number is taken.
 */
export const checkDisplayCondition = (
  { property, operator, value }: DisplayCondition,
  { unitStatuses }: { unitStatuses?: readonly UnitStatus[] | undefined } = {},
): DisplayConditionProblem | undefined => {
  if (!allowedOperators[property].includes(operator)) return { reason: 'operator_not_allowed' }
  const values = readList(value)
  if (values.length === 0) return { reason: 'required' }
  const form = valueForm(operator)
  if (form === 'range') return checkRange(value)
  if (form === 'number') return readNumber(value) === undefined ? { reason: 'not_a_number' } : undefined
  if (form === 'text' && value.includes(',')) return { reason: 'not_one_value' }
  return checkOptions(values, optionTest(property, unitStatuses))
}

export const isWellFormed = (condition: DisplayCondition): boolean => checkDisplayCondition(condition) === undefined

export const isNegative = ({ operator }: DisplayCondition): boolean =>
  operator === displayConditionOperators.stringNotEquals ||
  operator === displayConditionOperators.notIncludedIn ||
  operator === displayConditionOperators.numberNotEquals
