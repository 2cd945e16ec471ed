import type { AttributeVerdict, BaseAttributeSpecification, FieldCode, FieldProblem } from '../schemas/index.ts'
import type { AnswerProblem, AnswerProblemReason } from './answers.ts'

type Reason = Pick<FieldProblem, 'code' | 'params'>
type Bound = number | string | undefined

const withParams = (code: FieldCode, minimum: Bound, maximum: Bound): Reason =>
  minimum === undefined && maximum === undefined
    ? { code }
    : { code, params: { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) } }

const codeOfAnswer: Readonly<Record<AnswerProblemReason, FieldCode>> = {
  required: 'required',
  too_short: 'too_short',
  too_long: 'too_long',
  not_a_number: 'not_a_number',
  too_small: 'too_small',
  too_large: 'too_big',
  not_an_option: 'not_one_of',
  not_a_date: 'date_invalid',
  too_early: 'too_early',
  too_late: 'too_late',
  too_many_files: 'too_many',
  not_a_place: 'place_invalid',
  unknown_widget: 'unknown_field',
  wrong_type: 'wrong_type',
}

/** Why an answer is refused, as it is said of a field. */
export const toAnswerReason = ({ reason, min, max }: AnswerProblem): Reason => withParams(codeOfAnswer[reason], min, max)

/** Why the value of a base attribute is refused, as it is said of a field. */
export const toAttributeReason = (
  { minimum, maximum, maxLength, decimals }: BaseAttributeSpecification,
  reason: NonNullable<AttributeVerdict['reason']>,
): Reason => {
  switch (reason) {
    case 'required':
    case 'not_a_number':
      return { code: reason }
    case 'not_yes_or_no':
    case 'not_an_option':
    case 'wrong_unit':
      return { code: 'not_one_of' }
    case 'not_a_date':
      return { code: 'date_invalid' }
    case 'too_long':
      return withParams('too_long', undefined, maxLength)
    case 'too_small':
      return withParams('too_small', minimum, maximum)
    case 'too_large':
      return withParams('too_big', minimum, maximum)
    case 'too_many_decimals':
      return withParams('too_many_decimals', undefined, decimals)
    case 'malformed':
      return { code: 'wrong_type' }
  }
}
