import type { AttributeVerdict, BaseAttributeSpecification, UnitOfMeasure } from '../schemas/index.ts'
import { takeLine } from '../schemas/take-text.ts'

type Reason = NonNullable<AttributeVerdict['reason']>

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

const isDate = (text: string): boolean => {
  if (!DATE.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const numberProblem = ({ minimum, maximum, decimals }: BaseAttributeSpecification, text: string): Reason | undefined => {
  if (!NUMBER.test(text)) return 'not_a_number'
  const number = Number(text)
  if (minimum !== undefined && number < minimum) return 'too_small'
  if (maximum !== undefined && number > maximum) return 'too_large'
  return decimals !== undefined && (text.split('.')[1] ?? '').length > decimals ? 'too_many_decimals' : undefined
}

const textProblem = (
  { maxLength, pattern, lookup }: BaseAttributeSpecification,
  text: string,
  options: readonly string[] | undefined,
): Reason | undefined => {
  if (lookup !== undefined) return options?.includes(text) ? undefined : 'not_an_option'
  if (maxLength !== undefined && text.length > maxLength) return 'too_long'
  return pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text) ? 'malformed' : undefined
}

const findProblem = (
  specification: BaseAttributeSpecification,
  text: string,
  options: readonly string[] | undefined,
): Reason | undefined => {
  if (text === '') return 'required'
  switch (specification.type) {
    case 'number':
      return numberProblem(specification, text)
    case 'boolean':
      return text === 'true' || text === 'false' ? undefined : 'not_yes_or_no'
    case 'date':
      return isDate(text) ? undefined : 'not_a_date'
    case 'string':
      return textProblem(specification, text, options)
  }
}

/**
 * Whether a value, with its unit where it has one, is one of this attribute. `options`: values of its list; `units`: those
 * that are known.
 */
export const checkBaseAttribute = (
  specification: BaseAttributeSpecification,
  { value, unit }: { value: string; unit?: string | undefined },
  { options, units }: { options?: readonly string[] | undefined; units: readonly UnitOfMeasure[] },
): AttributeVerdict => {
  const text = takeLine(value)
  const reason = findProblem(specification, text, options)
  if (reason) return { valid: false, reason }
  const { unitKind, unit: only } = specification
  const isRightUnit =
    unit === undefined || (only === undefined ? units.some((known) => known.code === unit && known.kind === unitKind) : unit === only)
  return isRightUnit ? { valid: true, value: text } : { valid: false, reason: 'wrong_unit' }
}
