import type { CatalogueAttribute } from '../schemas/index.ts'
import { attributeMapping, attributeSpecifications, sustainabilityAttributes, systemAttributes } from './base-attributes.ts'
import { lookupConfigurations } from './lookups.ts'

const specifications = new Map(attributeSpecifications.map((specification) => [specification.id, specification]))

const listOf = (id: string | undefined): CatalogueAttribute['list'] => {
  const lookup = lookupConfigurations.find((configuration) => configuration.id === id)
  return lookup && { name: lookup.name, standard: lookup.standard, count: lookup.count }
}

const of = (source: CatalogueAttribute['source'], attributes: typeof systemAttributes): CatalogueAttribute[] =>
  attributes.flatMap((attribute) => {
    const specification = specifications.get(attribute.id)
    const list = listOf(attribute.lookup)
    const mappings = attributeMapping
      .filter(({ attributeId }) => attributeId === attribute.id)
      .map(({ vocabulary, term }) => ({ vocabulary, term }))
    return specification ? [{ ...attribute, source, specification, mappings, ...(list && { list }) }] : []
  })

/** Every base attribute that comes with the product, with all that is known of it. */
export const catalogueAttributes: readonly CatalogueAttribute[] = [
  ...of('base', systemAttributes),
  ...of('sustainability', sustainabilityAttributes),
]
