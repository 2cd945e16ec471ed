import {
  attributeMapping,
  attributeSpecifications,
  lookupConfigurations,
  lookupValues,
  sustainabilityAttributes,
  systemAttributes,
  unitsOfMeasure,
} from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { checkBaseAttribute, fieldReasonOfAttribute, inOrder, pageOf } from '@tracemark/api/rules'
import type { AttributeVerdict, BaseAttribute, FieldProblem } from '@tracemark/api/schemas'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

const { baseAttributes } = contract

const specificationOf = (id: string) => attributeSpecifications.find((specification) => specification.id === id)

/** What is told of the field with a value that a base attribute does not take; no attribute at all is told of as well. */
export const reasonOf = (id: string, reason: AttributeVerdict['reason']): Pick<FieldProblem, 'message' | 'code' | 'params'> => {
  const specification = specificationOf(id)
  return specification && reason
    ? { message: reason, ...fieldReasonOfAttribute(specification, reason) }
    : { message: 'no base attribute', code: 'not_found' }
}

/** Whether a value is one of this base attribute; `undefined` where there is no such attribute. */
export const verdictOn = (id: string, value: { value: string; unit?: string | undefined }): AttributeVerdict | undefined => {
  const specification = specificationOf(id)
  if (!specification) return undefined
  const options = specification.lookup === undefined ? undefined : lookupValues(specification.lookup)?.map((option) => option.value)
  return checkBaseAttribute(specification, value, { options, units: unitsOfMeasure })
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new ProblemError('not_found')
  return value
}

/** What comes with the product, and is the same for every organization. */
export const baseAttributeRoutes = (implement: Implement): void => {
  const described = ({ id, name, description, group }: BaseAttribute) => `${id} ${name} ${description} ${group}`
  implement(baseAttributes.system, async ({ query }) => pageOf(inOrder(systemAttributes, query, described), query))
  implement(baseAttributes.sustainability, async ({ query }) => pageOf(inOrder(sustainabilityAttributes, query, described), query))
  implement(baseAttributes.specifications, async ({ query }) =>
    pageOf(
      inOrder(attributeSpecifications, query, ({ id }) => id),
      query,
    ),
  )
  implement(baseAttributes.lookupConfigurations, async ({ query }) =>
    pageOf(
      inOrder(lookupConfigurations, query, ({ id, name, standard }) => `${id} ${name} ${standard}`),
      query,
    ),
  )
  implement(baseAttributes.mapping, async ({ query }) =>
    pageOf(
      inOrder(attributeMapping, query, ({ attributeId, vocabulary, term }) => `${attributeId} ${vocabulary} ${term}`),
      query,
    ),
  )
  implement(baseAttributes.validValues, async ({ params, query }) => {
    const values = found(lookupValues(specificationOf(params.x)?.lookup ?? params.x))
    return pageOf(
      inOrder(values, query, ({ value, label }) => `${value} ${label}`),
      query,
    )
  })
  implement(baseAttributes.validate, async ({ params, body }) => found(verdictOn(params.x, body)))
  implement(baseAttributes.unitsOfMeasure, async ({ query }) => {
    const ofKind = unitsOfMeasure.filter(({ kind }) => query.kind === undefined || kind === query.kind)
    return pageOf(
      inOrder(ofKind, query, ({ code, name, symbol = '' }) => `${code} ${name} ${symbol}`),
      query,
    )
  })
}
