import * as z from 'zod/mini'
import { Id, paged } from './common.ts'
import { listQuery } from './entity.ts'
import { Language } from './language.ts'
import { line, lines } from './text.ts'
import { variantComponentCategories } from './variant.ts'

export const attributeTypes = ['string', 'number', 'boolean', 'date'] as const
const AttributeType = z.enum(attributeTypes)

/** What a unit of measure measures. */
export const unitKinds = [
  'count',
  'length',
  'area',
  'volume',
  'mass',
  'time',
  'temperature',
  'energy',
  'power',
  'speed',
  'pressure',
  'ratio',
  'packaging',
] as const
const UnitKind = z.enum(unitKinds)

/** Something that can be known of any asset, and that is called and written the same everywhere. */
export const BaseAttribute = z.object({
  id: z.string(),
  name: z.string(),
  /** In every language: what bears one of these bears its name. */
  names: z.array(z.string()),
  description: z.string(),
  /** Under which it is shown. */
  group: z.string(),
  type: AttributeType,
  /** Its unit is one of this kind. */
  unitKind: z.optional(UnitKind),
  /** Its value is one of this list: see `valid-values/{x}`. */
  lookup: z.optional(z.string()),
})
export type BaseAttribute = z.infer<typeof BaseAttribute>
export const BaseAttributePage = paged(BaseAttribute)

/** The language that what comes with the product is called in; English where absent. */
export const LanguageQuery = z.object({ lang: z.optional(Language) })
export const BaseAttributeQuery = z.extend(
  listQuery(['group_asc', 'group_desc', 'name_asc', 'name_desc', 'id_asc', 'id_desc', 'type_asc', 'type_desc']),
  LanguageQuery.shape,
)

/** What a value of a base attribute must be. */
export const BaseAttributeSpecification = z.object({
  id: z.string(),
  type: AttributeType,
  maxLength: z.optional(z.int()),
  /** A regular expression that the whole text meets. */
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  decimals: z.optional(z.int()),
  unitKind: z.optional(UnitKind),
  /** Code of the only unit that its values are in. */
  unit: z.optional(z.string()),
  lookup: z.optional(z.string()),
  example: z.optional(z.string()),
})
export type BaseAttributeSpecification = z.infer<typeof BaseAttributeSpecification>
export const SpecificationQuery = listQuery(['id_asc', 'id_desc', 'type_asc', 'type_desc'])

/** A list of values that attributes choose from. */
export const LookupConfiguration = z.object({
  id: z.string(),
  name: z.string(),
  /** Where its codes come from. */
  standard: z.string(),
  attributeIds: z.array(z.string()),
  count: z.int(),
})
export type LookupConfiguration = z.infer<typeof LookupConfiguration>
export const LookupConfigurationQuery = z.extend(
  listQuery(['name_asc', 'name_desc', 'id_asc', 'id_desc', 'count_asc', 'count_desc']),
  LanguageQuery.shape,
)

export const LookupValue = z.object({ value: z.string(), label: z.string() })
export type LookupValue = z.infer<typeof LookupValue>
export const LookupValueQuery = z.extend(listQuery(['label_asc', 'label_desc', 'value_asc', 'value_desc']), LanguageQuery.shape)

/** How a base attribute is called in vocabularies of others. */
export const AttributeMapping = z.object({ attributeId: z.string(), vocabulary: z.enum(['gs1', 'schema.org']), term: z.string() })
export type AttributeMapping = z.infer<typeof AttributeMapping>
export const AttributeMappingQuery = listQuery([
  'attributeId_asc',
  'attributeId_desc',
  'vocabulary_asc',
  'vocabulary_desc',
  'term_asc',
  'term_desc',
])

const { names: _, ...described } = BaseAttribute.shape

/** A base attribute that comes with the product, with all that is known of it. */
export const CatalogueAttribute = z.object({
  ...described,
  source: z.enum(['base', 'sustainability']),
  specification: BaseAttributeSpecification,
  mappings: z.array(z.pick(AttributeMapping, { vocabulary: true, term: true })),
  /** The list that `lookup` names. */
  list: z.optional(z.pick(LookupConfiguration, { name: true, standard: true, count: true })),
})
export type CatalogueAttribute = z.infer<typeof CatalogueAttribute>
export const CatalogueAttributeQuery = z.extend(BaseAttributeQuery, {
  source: z.optional(z.enum(['base', 'sustainability'])),
  type: z.optional(AttributeType),
  lookup: z.optional(z.string().check(z.maxLength(64))),
})
export type CatalogueAttributeQuery = z.infer<typeof CatalogueAttributeQuery>

/** Numbers have a decimal point, dates are `YYYY-MM-DD`, yes and no are `true` and `false`. */
export const AttributeValue = z.object({
  value: lines(2000),
  unit: z.optional(line(32, 0)),
})

export const attributeProblems = [
  'required',
  'not_a_number',
  'not_yes_or_no',
  'not_a_date',
  'too_long',
  'malformed',
  'too_small',
  'too_large',
  'too_many_decimals',
  'not_an_option',
  'wrong_unit',
] as const

/** `value`: as it is kept, where it is valid. */
export const AttributeVerdict = z.object({
  valid: z.boolean(),
  reason: z.optional(z.enum(attributeProblems)),
  value: z.optional(z.string()),
})
export type AttributeVerdict = z.infer<typeof AttributeVerdict>

/** Where values of an asset's attributes can be taken from, and which there are. */
export const AttributeSource = z.object({
  source: z.enum(['manual', 'own', 'base', 'sustainability', 'task']),
  attributes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      type: AttributeType,
      unit: z.optional(z.string()),
      taskId: z.optional(Id),
      taskName: z.optional(z.string()),
    }),
  ),
})
export type AttributeSource = z.infer<typeof AttributeSource>

/** A unit of UN/CEFACT Recommendation 20, or a package of Recommendation 21 in its form there (`XBG`). */
export const UnitOfMeasure = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.optional(z.string()),
  kind: UnitKind,
  /** A value times `factor`, plus `offset`, is the same in the unit `to` of its kind, which is written `symbol`. */
  conversion: z.optional(z.object({ to: z.string(), symbol: z.string(), factor: z.number(), offset: z.optional(z.number()) })),
})
export type UnitOfMeasure = z.infer<typeof UnitOfMeasure>
export const UnitOfMeasureQuery = z.extend(listQuery(['kind_asc', 'kind_desc', 'code_asc', 'code_desc', 'name_asc', 'name_desc']), {
  ...LanguageQuery.shape,
  kind: z.optional(UnitKind),
})

/** What variants are made of: what comes with the product, and what the organization's own variants name. */
export const CatalogueComponent = z.object({
  name: z.string(),
  category: z.optional(z.enum(variantComponentCategories)),
  subCategory: z.optional(z.string()),
  origin: z.optional(z.string()),
  units: z.optional(z.string()),
  /** Named by a variant of the organization. */
  isOwn: z.boolean(),
})
export type CatalogueComponent = z.infer<typeof CatalogueComponent>
export const CatalogueComponentQuery = z.extend(
  listQuery(['isOwn_desc', 'isOwn_asc', 'name_asc', 'name_desc', 'category_asc', 'category_desc']),
  {
    category: z.optional(z.enum(variantComponentCategories)),
  },
)
export const CatalogueComponentPage = paged(CatalogueComponent)
