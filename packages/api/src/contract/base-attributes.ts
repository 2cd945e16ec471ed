import * as z from 'zod/mini'
import {
  AttributeMapping,
  AttributeValue,
  AttributeVerdict,
  attributeMappingSorts,
  BaseAttributePage,
  BaseAttributeSpecification,
  baseAttributeSorts,
  LookupConfiguration,
  LookupValue,
  listQuery,
  lookupConfigurationSorts,
  lookupValueSorts,
  paged,
  specificationSorts,
  UnitOfMeasure,
  UnitOfMeasureQuery,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const read = { method: 'GET', security: 'organization', permissions: ['things:read'] } as const
const params = z.object({ x: z.string().check(z.minLength(1), z.maxLength(64)) })

export const baseAttributes = {
  system: endpoint({
    ...read,
    path: '/core/base-attributes/system-attributes',
    summary: 'What can be known of any asset',
    query: listQuery(baseAttributeSorts),
    response: BaseAttributePage,
    errors: [],
  }),
  specifications: endpoint({
    ...read,
    path: '/core/base-attributes/system-attributes/specifications',
    summary: 'What the value of each base attribute must be, sustainability included',
    query: listQuery(specificationSorts),
    response: paged(BaseAttributeSpecification),
    errors: [],
  }),
  sustainability: endpoint({
    ...read,
    path: '/core/base-attributes/sustainability-attributes',
    summary: "What can be known of an asset's effect on climate, water, farming and people",
    query: listQuery(baseAttributeSorts),
    response: BaseAttributePage,
    errors: [],
  }),
  lookupConfigurations: endpoint({
    ...read,
    path: '/core/base-attributes/lookup-configurations',
    summary: 'Lists of values that base attributes choose from',
    query: listQuery(lookupConfigurationSorts),
    response: paged(LookupConfiguration),
    errors: [],
  }),
  mapping: endpoint({
    ...read,
    path: '/core/base-attributes/attribute-mapping',
    summary: 'How base attributes are called in the vocabularies of GS1 and schema.org',
    query: listQuery(attributeMappingSorts),
    response: paged(AttributeMapping),
    errors: [],
  }),
  validValues: endpoint({
    ...read,
    path: '/core/base-attributes/valid-values/{x}',
    summary: 'The values of the list {x}, or of the list of the base attribute {x}',
    params,
    query: listQuery(lookupValueSorts),
    response: paged(LookupValue),
    errors: ['not_found'],
  }),
  validate: endpoint({
    ...read,
    method: 'POST',
    path: '/core/base-attributes/validate/{x}',
    summary: 'Whether a value is one of the base attribute {x}, and how it is kept',
    params,
    body: AttributeValue,
    response: AttributeVerdict,
    errors: ['not_found'],
  }),
  unitsOfMeasure: endpoint({
    ...read,
    path: '/core/unit-of-measure',
    summary: 'Units of UN/CEFACT Recommendation 20, by kind',
    query: UnitOfMeasureQuery,
    response: paged(UnitOfMeasure),
    errors: [],
  }),
}
