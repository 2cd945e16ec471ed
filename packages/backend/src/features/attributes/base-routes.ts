import { attributeMapping, attributeSpecifications, contentIn, lookupValues, searchedWords, unitsOfMeasure } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { checkBaseAttribute, inOrder, toAttributeReason, toPage, toSpecification } from '@tracemark/api/rules'
import type { AttributeVerdict, BaseAttributeSpecification, FieldProblem, LookupValue, OwnAttribute } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findOwnAttributes } from './queries.ts'

const { baseAttributes } = contract

/** A base attribute of the product or the organization: what its values must be, and the list that they are chosen from. */
export interface KnownAttribute {
  specification: BaseAttributeSpecification
  values: readonly LookupValue[] | undefined
}
export type KnownAttributes = ReadonlyMap<string, KnownAttribute>

const ofProduct = (id: string): KnownAttribute | undefined => {
  const specification = attributeSpecifications.find((candidate) => candidate.id === id)
  return specification && { specification, values: specification.lookup === undefined ? undefined : lookupValues(specification.lookup) }
}

const ofOrganization = (own: OwnAttribute): KnownAttribute => ({
  specification: toSpecification(own),
  values: own.validValues.length > 0 ? own.validValues.map((value) => ({ value, label: value })) : undefined,
})

/** The base attributes with these ids, as far as there are any. `keep`: those of the organization stay as they are until the transaction ends. */
export const findBaseAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  { keep }: { keep: boolean },
): Promise<KnownAttributes> => {
  const known = new Map<string, KnownAttribute>()
  for (const id of ids) {
    const attribute = ofProduct(id)
    if (attribute) known.set(id, attribute)
  }
  const others = ids.filter((id) => !known.has(id))
  for (const own of await findOwnAttributes(db, organizationId, others, { keep })) known.set(own.id, ofOrganization(own))
  return known
}

/** What is told of the field with a value that a base attribute does not take; no attribute at all is told of as well. */
export const describeReason = (
  attribute: KnownAttribute | undefined,
  reason: AttributeVerdict['reason'],
): Pick<FieldProblem, 'message' | 'code' | 'params'> =>
  attribute && reason
    ? { message: reason, ...toAttributeReason(attribute.specification, reason) }
    : { message: 'no base attribute', code: 'not_found' }

/** Whether a value is one of this base attribute. */
export const verdictOn = (
  { specification, values }: KnownAttribute,
  value: { value: string; unit?: string | undefined },
): AttributeVerdict => checkBaseAttribute(specification, value, { options: values?.map((option) => option.value), units: unitsOfMeasure })

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new ProblemError('not_found')
  return value
}

/** What comes with the product, and is the same for every organization. Values are those of its own attributes, too. */
export const baseAttributeRoutes = (implement: Implement): void => {
  implement(baseAttributes.catalogue, async ({ query }) => {
    const { source, type, lookup, lang } = query
    const chosen = contentIn(lang).catalogueAttributes.filter(
      (attribute) =>
        (source === undefined || attribute.source === source) &&
        (type === undefined || attribute.type === type) &&
        (lookup === undefined || attribute.lookup === lookup),
    )
    return toPage(inOrder(chosen, query, searchedWords.attribute), query)
  })
  implement(baseAttributes.catalogued, async ({ params, query }) =>
    found(contentIn(query.lang).catalogueAttributes.find(({ id }) => id === params.x)),
  )
  implement(baseAttributes.system, async ({ query }) =>
    toPage(inOrder(contentIn(query.lang).systemAttributes, query, searchedWords.attribute), query),
  )
  implement(baseAttributes.sustainability, async ({ query }) =>
    toPage(inOrder(contentIn(query.lang).sustainabilityAttributes, query, searchedWords.attribute), query),
  )
  implement(baseAttributes.specifications, async ({ query }) =>
    toPage(
      inOrder(attributeSpecifications, query, ({ id }) => id),
      query,
    ),
  )
  implement(baseAttributes.lookupConfigurations, async ({ query }) =>
    toPage(inOrder(contentIn(query.lang).lookupConfigurations, query, searchedWords.list), query),
  )
  implement(baseAttributes.mapping, async ({ query }) =>
    toPage(
      inOrder(attributeMapping, query, ({ attributeId, vocabulary, term }) => `${attributeId} ${vocabulary} ${term}`),
      query,
    ),
  )
  implement(baseAttributes.validValues, async ({ db, organizationId, params: { x }, query }) => {
    const list = attributeSpecifications.find(({ id }) => id === x)?.lookup ?? x
    const ofList = contentIn(query.lang).lookupValues(list)
    const values = ofList ?? (await findBaseAttributes(db, organizationId, [x], { keep: false })).get(x)?.values
    return toPage(inOrder(found(values), query, searchedWords.value(list)), query)
  })
  implement(baseAttributes.validate, async ({ db, organizationId, params: { x }, body }) =>
    verdictOn(found((await findBaseAttributes(db, organizationId, [x], { keep: false })).get(x)), body),
  )
  implement(baseAttributes.unitsOfMeasure, async ({ query }) => {
    const ofKind = contentIn(query.lang).unitsOfMeasure.filter(({ kind }) => query.kind === undefined || kind === query.kind)
    return toPage(inOrder(ofKind, query, searchedWords.unit), query)
  })
}
