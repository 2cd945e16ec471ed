import * as content from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { inOrder, toPage } from '../../rules/index.ts'
import type { CatalogueComponent } from '../../schemas/index.ts'
import { attributeValues, verdictOn } from '../entities/known-attributes.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { found } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

const { searchedWords } = content
const { baseAttributes, taskLibrary, catalogueComponents, integrations } = contract

type Query = Parameters<typeof toPage>[1] & Parameters<typeof inOrder>[1]

const pageOfAll = <Item extends object>(all: readonly Item[], query: Query, searched: (item: Item) => string) =>
  toPage(inOrder(all, query, searched), query)

/** What comes with the product; what the organization's variants name takes the place of what is called so. */
const listComponents = ({ tables }: MockState, organizationId: number): CatalogueComponent[] => {
  const own = tables.variants.of(organizationId).flatMap(({ components }) => components.map((component) => ({ ...component, isOwn: true })))
  return [...new Map([...content.catalogueComponents, ...own].map((component) => [component.name.toLowerCase(), component])).values()]
}

/** What comes with the product, and is the same for every organization. */
export const contentHandlers = (state: MockState) => {
  return [
    mockEndpoint(state, baseAttributes.catalogue, ({ query }) => {
      const { source, type, lookup } = query
      const chosen = content
        .contentIn(query.lang)
        .catalogueAttributes.filter(
          (attribute) =>
            (source === undefined || attribute.source === source) &&
            (type === undefined || attribute.type === type) &&
            (lookup === undefined || attribute.lookup === lookup),
        )
      return pageOfAll(chosen, query, searchedWords.attribute)
    }),
    mockEndpoint(state, baseAttributes.catalogued, ({ params, query }) =>
      found(content.contentIn(query.lang).catalogueAttributes.find(({ id }) => id === params.x)),
    ),
    mockEndpoint(state, baseAttributes.system, ({ query }) =>
      pageOfAll(content.contentIn(query.lang).systemAttributes, query, searchedWords.attribute),
    ),
    mockEndpoint(state, baseAttributes.sustainability, ({ query }) =>
      pageOfAll(content.contentIn(query.lang).sustainabilityAttributes, query, searchedWords.attribute),
    ),
    mockEndpoint(state, baseAttributes.specifications, ({ query }) => pageOfAll(content.attributeSpecifications, query, ({ id }) => id)),
    mockEndpoint(state, baseAttributes.lookupConfigurations, ({ query }) =>
      pageOfAll(content.contentIn(query.lang).lookupConfigurations, query, searchedWords.list),
    ),
    mockEndpoint(state, baseAttributes.mapping, ({ query }) =>
      pageOfAll(content.attributeMapping, query, ({ attributeId, vocabulary, term }) => `${attributeId} ${vocabulary} ${term}`),
    ),
    mockEndpoint(state, baseAttributes.validValues, ({ organizationId, params: { x }, query }) => {
      const list = content.attributeSpecifications.find(({ id }) => id === x)?.lookup ?? x
      const values = content.contentIn(query.lang).lookupValues(list) ?? attributeValues(state, organizationId, x)
      return pageOfAll(found(values), query, searchedWords.value(list))
    }),
    mockEndpoint(state, baseAttributes.validate, ({ organizationId, params, body }) =>
      found(verdictOn(state, organizationId, params.x, body)),
    ),
    mockEndpoint(state, baseAttributes.unitsOfMeasure, ({ query }) =>
      pageOfAll(
        content.contentIn(query.lang).unitsOfMeasure.filter(({ kind }) => query.kind === undefined || kind === query.kind),
        query,
        searchedWords.unit,
      ),
    ),
    mockEndpoint(state, taskLibrary.list, ({ query }) =>
      pageOfAll(content.taskLibrary, query, ({ name, description }) => `${name} ${description}`),
    ),
    mockEndpoint(state, taskLibrary.get, ({ params }) => found(content.taskLibrary.find(({ id }) => id === params.id))),
    mockEndpoint(state, catalogueComponents.list, ({ organizationId, query }) =>
      pageOfAll(
        listComponents(state, organizationId).filter(({ category }) => query.category === undefined || category === query.category),
        query,
        ({ name, subCategory = '', origin = '' }) => `${name} ${subCategory} ${origin}`,
      ),
    ),
    mockEndpoint(state, integrations.invite, () => ({ inviteUrl: 'https://wallet.example/invite' })),
  ]
}
