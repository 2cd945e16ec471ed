import type { BaseAttributeSpecification, FieldProblem, OwnAttribute, UnitOfMeasure } from '../schemas/index.ts'
import { checkBaseAttribute } from './base-attribute.ts'
import { toAttributeReason } from './field-reasons.ts'

type Said = Pick<OwnAttribute, 'type' | 'unit' | 'validValues' | 'maxLength' | 'minimum' | 'maximum' | 'decimals'>

/** Fields that say something of the values of a type. */
const fieldsOfType: Readonly<Record<OwnAttribute['type'], readonly (keyof Said)[]>> = {
  string: ['validValues', 'maxLength'],
  number: ['validValues', 'unit', 'minimum', 'maximum', 'decimals'],
  boolean: [],
  date: [],
}

/** Whether this field says something of the values of this type. */
export const isFieldOfType = (type: OwnAttribute['type'], field: keyof Said): boolean => fieldsOfType[type].includes(field)

const getLimits = (type: OwnAttribute['type'], { maxLength, minimum, maximum, decimals }: Said) => ({
  ...(type === 'string' && maxLength !== undefined && { maxLength }),
  ...(type === 'number' && {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(decimals !== undefined && { decimals }),
  }),
})

/** What a value of an organization's own attribute must be. */
export const toSpecification = (own: Said & Pick<OwnAttribute, 'id' | 'measure'>): BaseAttributeSpecification => ({
  id: own.id,
  type: own.type,
  ...getLimits(own.type, own),
  ...(own.unit !== undefined && { unit: own.unit }),
  ...(own.measure && { unitKind: own.measure.kind }),
  ...(own.validValues.length > 0 && { lookup: own.id }),
})

const isSaid = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0)

const typeProblems = (own: Said): FieldProblem[] =>
  (['unit', 'validValues', 'maxLength', 'minimum', 'maximum', 'decimals'] as const)
    .filter((field) => isSaid(own[field]) && !isFieldOfType(own.type, field))
    .map((field) => ({ path: [field], code: 'unknown_field', message: `says nothing of a ${own.type}` }))

const valueProblems = ({ type, validValues, ...own }: Said): FieldProblem[] => {
  const limits = { id: '', type, ...getLimits(type, { type, validValues, ...own }) }
  return validValues.flatMap((value, place): FieldProblem[] => {
    const path = ['validValues', place]
    if (validValues.indexOf(value) < place) return [{ path, code: 'duplicate', message: 'named before' }]
    const { reason } = checkBaseAttribute(limits, { value }, { units: [] })
    return reason ? [{ path, message: reason, ...toAttributeReason(limits, reason) }] : []
  })
}

/** What is wrong with the definition of an own attribute, at its fields. `units`: those that are known; absent where they are not at hand. */
export const checkOwnAttribute = (own: Said, units?: readonly UnitOfMeasure[]): FieldProblem[] => {
  const problems = typeProblems(own)
  if (problems.length > 0) return problems
  const { unit, minimum, maximum } = own
  return [
    ...(unit !== undefined && units && !units.some(({ code }) => code === unit)
      ? [{ path: ['unit'], code: 'not_one_of' as const, message: 'no unit of measure' }]
      : []),
    ...(minimum !== undefined && maximum !== undefined && minimum > maximum
      ? [{ path: ['maximum'], code: 'range_reversed' as const, message: 'below the minimum' }]
      : []),
    ...valueProblems(own),
  ]
}
