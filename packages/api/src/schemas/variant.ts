import * as z from 'zod/mini'
import { countUpTo, Id, listOf, paged } from './common.ts'
import { BULK_MAX, BulkAnswer, changeOf, Description, entityOf, listQuery, newOf } from './entity.ts'
import { patterns } from './patterns.ts'
import { ErrorCode } from './problem.ts'
import { takeLines } from './take-text.ts'
import { codeLike, line } from './text.ts'

export const variantStatuses = ['draft', 'pending', 'active', 'suspended', 'archived'] as const
export const VariantStatus = z.enum(variantStatuses)
export type VariantStatus = z.infer<typeof VariantStatus>

/** What a component of a variant is (specification 1, section 5). */
export const variantComponentCategories = ['dairy', 'meat', 'vegetables', 'grains', 'packaging', 'transport', 'facilities'] as const

const isOfType = ({ value, type }: { value: string; type: string }): boolean => {
  if (type === 'number') return value.trim() !== '' && Number.isFinite(Number(value))
  if (type === 'boolean') return value === 'true' || value === 'false'
  return type !== 'date' || z.iso.date().safeParse(value).success
}

const VariantAttributeType = z.enum(['string', 'number', 'boolean', 'date'])

/** Something that is known of a variant. Numbers have a decimal point, dates are `YYYY-MM-DD`, yes and no are `true` and `false`. */
export const VariantAttribute = z
  .object({
    key: line(100),
    value: z.string().check(z.overwrite(takeLines), z.minLength(1), z.maxLength(2000)),
    type: z._default(VariantAttributeType, 'string'),
    /** UN/ECE Recommendation 20 code, or the organization's own word. */
    unit: z.optional(line(32, 0)),
    /** The base attribute that it is a value of: its type, list and unit are held to. */
    baseAttributeId: z.optional(z.string().check(z.maxLength(64))),
  })
  .check(z.refine(isOfType, { error: 'must be of its type', path: ['value'], params: { code: 'wrong_type' } }))
export type VariantAttribute = z.infer<typeof VariantAttribute>

const haveKeysOfTheirOwn = (attributes: readonly { key: string }[]): boolean =>
  new Set(attributes.map(({ key }) => key)).size === attributes.length

export const VARIANT_ATTRIBUTES_MAX = 200

const VariantAttributes = z
  .array(VariantAttribute)
  .check(
    z.maxLength(VARIANT_ATTRIBUTES_MAX),
    z.refine(haveKeysOfTheirOwn, { error: 'must have keys of their own', params: { code: 'duplicate' } }),
  )

/** What a variant is made of, or what it needs. */
export const VariantComponent = z.object({
  name: line(200),
  category: z.optional(z.enum(variantComponentCategories)),
  subCategory: z.optional(line(100, 0)),
  origin: z.optional(line(200, 0)),
  quantity: z.number().check(z.positive()),
  /** UN/ECE Recommendation 20 code, or the organization's own word. */
  units: z.optional(line(32, 0)),
  /** Share of the variant's cost, in percent. */
  costContribution: z.optional(z.number().check(z.gte(0), z.lte(100))),
  order: z._default(z.int().check(z.gte(0)), 0),
  isActive: z._default(z.boolean(), true),
})
export type VariantComponent = z.infer<typeof VariantComponent>

const COMPONENTS_MAX = 200
/** Sums of decimals are off by binary fractions. */
const DECIMALS = 6

/** What the active components cost is a share of one whole. Refused is the last of them, which may have what the others leave. */
const shareOneCost = z.check<VariantComponent[]>((ctx) => {
  const costs = ctx.value.map(({ isActive, costContribution = 0 }) => (isActive ? costContribution : 0))
  const last = costs.findLastIndex((cost) => cost > 0)
  const others = costs.reduce((sum, cost, index) => (index === last ? sum : sum + cost), 0)
  const left = Math.max(0, Number((100 - others).toFixed(DECIMALS)))
  const input = costs[last] ?? 0
  if (input > left)
    ctx.issues.push({ code: 'too_big', origin: 'number', maximum: left, inclusive: true, input, path: [last, 'costContribution'] })
})

const said = {
  description: z.optional(Description),
  attributes: z._default(VariantAttributes, []),
  components: z._default(z.array(VariantComponent).check(z.maxLength(COMPONENTS_MAX)), []),
}

/** As it is written: what was saved before the rule can still be read. */
const written = { ...said, components: z._default(z.array(VariantComponent).check(z.maxLength(COMPONENTS_MAX), shareOneCost), []) }

/** What people call it. */
const VariantName = line(20, 3)

/** What stands on labels; no other variant of the organization has it. */
const VariantCode = codeLike(patterns.variant_id_invalid, 'must be 3 to 12 capital letters, digits and dashes')

/** A lot, vintage or village of an asset, which its units belong to. */
export const Variant = z.object({
  ...entityOf({ thingId: Id, variantId: z.string(), name: z.string(), ...said }).shape,
  status: VariantStatus,
  thingName: z.string(),
  unitCount: z.int().check(z.gte(0)),
  /** How many of its units have an interaction, in whole percent. */
  percentUsed: z.int().check(z.gte(0), z.lte(100)),
})
export type Variant = z.infer<typeof Variant>

export const NewVariant = z.object({
  ...newOf({ thingId: Id, variantId: VariantCode, name: VariantName, ...written }).shape,
  status: z._default(z.enum(['draft', 'pending', 'active']), 'draft'),
})
export type NewVariant = z.infer<typeof NewVariant>

/** A variant stays with its asset. */
export const VariantChange = z.object({
  ...changeOf({ variantId: VariantCode, name: VariantName, ...written }).shape,
  status: z.optional(VariantStatus),
})
export type VariantChange = z.infer<typeof VariantChange>

const variantSorts = [
  'createdAt_desc',
  'createdAt_asc',
  'name_asc',
  'name_desc',
  'variantId_asc',
  'variantId_desc',
  'status_asc',
  'status_desc',
] as const

export const VariantQuery = z.extend(listQuery(variantSorts), {
  thingId: z.optional(Id),
  status: z.optional(listOf(VariantStatus)),
})
export type VariantQuery = z.infer<typeof VariantQuery>

/** The attributes of one variant. */
export const AttributesOfVariant = z.object({ batchId: Id, attributes: z.array(VariantAttribute) })
export const AttributesOfVariants = z.object({ items: z.array(AttributesOfVariant) })
export const AttributesQuery = z.object({ ids: listOf(Id).check(z.minLength(1), z.maxLength(100)) })

/** `merge` leaves attributes whose keys are not named as they are; `replace` takes them away. */
export const BulkAttributes = z.object({
  mode: z._default(z.enum(['merge', 'replace']), 'merge'),
  items: z.array(z.object({ batchId: Id, attributes: VariantAttributes })).check(z.minLength(1), z.maxLength(BULK_MAX)),
})
export type BulkAttributes = z.infer<typeof BulkAttributes>

/** The variants that have their attributes now, and those that refused, each with the code of the reason. Those that are not there are in neither. */
export const VariantBulkAnswer = z.object({ ...BulkAnswer.shape, failures: z.array(z.object({ id: Id, code: ErrorCode })) })
export type VariantBulkAnswer = z.infer<typeof VariantBulkAnswer>

const Share = { quantity: z.optional(z.number().check(z.positive())), unit: z.optional(line(32, 0)) }

/** How much of the parent went into the child. */
export const NewVariantLink = z.object(Share)

/** That one variant was made of another: the parent went into the child. */
export const VariantLink = z.object({ parentId: Id, childId: Id, ...Share })
export type VariantLink = z.infer<typeof VariantLink>

export const VariantRelationships = z.object({ parents: z.array(VariantLink), children: z.array(VariantLink) })

export const RelativesQuery = listQuery(variantSorts, 'variantId_asc')
export type RelativesQuery = z.infer<typeof RelativesQuery>

export const HIERARCHY_DEPTH_MAX = 10

export const HierarchyQuery = z.object({
  /** To what was made of it, or back to what it was made of. */
  direction: z._default(z.enum(['children', 'parents']), 'children'),
  /** How many steps from the variant; 1 shows its own children. */
  maxDepth: z._default(countUpTo(HIERARCHY_DEPTH_MAX), 3),
})
export type HierarchyQuery = z.infer<typeof HierarchyQuery>

/** The variants around one, nearest first; one that is reached on several ways stands where it is nearest. `links` join them. */
export const VariantHierarchy = z.object({
  nodes: z.array(
    z.object({
      id: Id,
      thingId: Id,
      variantId: z.string(),
      name: z.string(),
      status: VariantStatus,
      thingName: z.string(),
      depth: z.int(),
    }),
  ),
  links: z.array(VariantLink),
  /** There is more beyond `maxDepth`, or more than is shown at once. */
  isCut: z.boolean(),
})
export type VariantHierarchy = z.infer<typeof VariantHierarchy>

export const VariantPage = paged(Variant)

/** What of a variant a change is about. `parent`, `child`: a variant that it was made of, or that was made of it. */
export const variantChangeFields = [
  'created',
  'name',
  'variantId',
  'description',
  'status',
  'attribute',
  'component',
  'parent',
  'child',
] as const
const VariantChangeField = z.enum(variantChangeFields)

/** What of a component can change. `order`: of all of them. */
export const variantComponentParts = [
  'category',
  'subCategory',
  'origin',
  'quantity',
  'units',
  'costContribution',
  'isActive',
  'order',
] as const

/** Written as the value of an attribute is. */
const ChangedValue = z.object({ value: z.string(), type: VariantAttributeType, unit: z.optional(z.string()) })
export type ChangedValue = z.infer<typeof ChangedValue>

const change = {
  field: VariantChangeField,
  /** Which attribute, component or other variant. */
  about: z.optional(z.string()),
  /** What of the component; absent where it was added or removed. */
  part: z.optional(z.enum(variantComponentParts)),
  /** Absent where there was nothing. */
  from: z.optional(ChangedValue),
  /** Absent where nothing is left. */
  to: z.optional(ChangedValue),
}
const VariantChangeLine = z.object(change)
export type VariantChangeLine = z.infer<typeof VariantChangeLine>

/** One change of a variant. Nobody made it where it came from the organization that shares the variant. */
export const VariantHistoryEntry = entityOf({ batchId: Id, ...change })
export type VariantHistoryEntry = z.infer<typeof VariantHistoryEntry>

export const VariantHistoryQuery = z.extend(listQuery(['createdAt_desc', 'createdAt_asc', 'field_asc', 'field_desc']), {
  field: z.optional(listOf(VariantChangeField)),
})
export type VariantHistoryQuery = z.infer<typeof VariantHistoryQuery>
export const VariantHistoryPage = paged(VariantHistoryEntry)
