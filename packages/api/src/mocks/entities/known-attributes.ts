import { attributeSpecifications, findUnitOfMeasure, lookupValues, unitsOfMeasure } from '../../content/index.ts'
import { checkBaseAttribute, toSpecification } from '../../rules/index.ts'
import type { LookupValue } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'

const findOwn = ({ tables }: MockState, organizationId: number, id: string) => tables.ownAttributes.find(organizationId, id)

/** The values that a base attribute chooses from, of the product or the organization; `undefined` where it has no list. */
export const attributeValues = (state: MockState, organizationId: number, id: string): readonly LookupValue[] | undefined => {
  const own = findOwn(state, organizationId, id)
  if (own) return own.validValues.length > 0 ? own.validValues.map((value) => ({ value, label: value })) : undefined
  const lookup = attributeSpecifications.find((specification) => specification.id === id)?.lookup
  return lookup === undefined ? undefined : lookupValues(lookup)
}

/** What the value of a base attribute is found to be; `undefined` where there is no such attribute. */
export const verdictOn = (state: MockState, organizationId: number, id: string, value: { value: string; unit?: string | undefined }) => {
  const own = findOwn(state, organizationId, id)
  const specification = own
    ? toSpecification({ ...own, measure: findUnitOfMeasure(own.unit) })
    : attributeSpecifications.find((candidate) => candidate.id === id)
  if (!specification) return undefined
  const options = attributeValues(state, organizationId, id)?.map((option) => option.value)
  return checkBaseAttribute(specification, value, { options, units: unitsOfMeasure })
}
