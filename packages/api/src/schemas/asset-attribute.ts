import * as z from 'zod/mini'
import { Id } from './common.ts'
import { changeOf, entityOf, listQuery, newOf } from './entity.ts'
import { Attribute } from './public-asset.ts'
import { line, lines } from './text.ts'

/** Where the value of an attribute comes from. */
export const attributeSources = ['manual', 'own', 'base', 'sustainability', 'task'] as const

const fields = {
  thingId: Id,
  label: line(200),
  value: lines(2000),
  type: z.enum(['string', 'number', 'boolean', 'date']),
  /** UN/ECE Recommendation 20 code, or the organization's own word. */
  unit: z.optional(line(32, 0)),
  /** The base attribute that it is a value of: its type, list and unit are held to. */
  baseAttributeId: z.optional(z.string().check(z.maxLength(64))),
  source: z._default(z.enum(attributeSources), 'manual'),
  isPublic: z._default(z.boolean(), true),
  order: z._default(z.int().check(z.gte(0)), 0),
}

/** Something that is known of an asset. */
export const AssetAttribute = entityOf(fields)
export type AssetAttribute = z.infer<typeof AssetAttribute>

export const NewAssetAttribute = newOf(fields)
export const AssetAttributeChange = changeOf(fields)
const { label, value, unit, baseAttributeId } = fields
const source = z.optional(z.enum(attributeSources))

/** An attribute in the list of its asset. `source` is absent where it is `manual`, `isPublic` where it is `true`. */
export const AttributeLine = z.object({
  ...Attribute.shape,
  unit: z.optional(z.string()),
  baseAttributeId: z.optional(z.string()),
  source,
  isPublic: z.optional(z.boolean()),
})
export type AttributeLine = z.infer<typeof AttributeLine>

export const NewAttributeLine = z.object({ ...AttributeLine.shape, label, value, unit, baseAttributeId })

export const AssetAttributeQuery = listQuery(['order_asc', 'order_desc', 'label_asc', 'label_desc', 'createdAt_desc', 'createdAt_asc'])
