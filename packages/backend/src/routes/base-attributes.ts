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
import { checkBaseAttribute } from '@tracemark/api/rules'
import type { AttributeVerdict } from '@tracemark/api/schemas'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'
import { listContent } from './content.ts'

const { baseAttributes } = contract

const specificationOf = (id: string) => attributeSpecifications.find((specification) => specification.id === id)

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
  implement(baseAttributes.system, async () => ({ items: [...systemAttributes] }))
  implement(baseAttributes.specifications, async () => ({ items: [...attributeSpecifications] }))
  implement(baseAttributes.sustainability, async () => ({ items: [...sustainabilityAttributes] }))
  implement(baseAttributes.lookupConfigurations, async () => ({ items: [...lookupConfigurations] }))
  implement(baseAttributes.mapping, async () => ({ items: [...attributeMapping] }))
  implement(baseAttributes.validValues, async ({ params }) => ({
    items: [...found(lookupValues(specificationOf(params.x)?.lookup ?? params.x))],
  }))
  implement(baseAttributes.validate, async ({ params, body }) => found(verdictOn(params.x, body)))
  implement(baseAttributes.unitsOfMeasure, async ({ query }) => {
    const ofKind = unitsOfMeasure.filter(({ kind }) => query.kind === undefined || kind === query.kind)
    return listContent(ofKind, query, ({ code, name, symbol = '' }) => `${code} ${name} ${symbol}`)
  })
}
