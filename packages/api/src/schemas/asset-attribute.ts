import * as z from 'zod/mini'
import { Id } from './common.ts'
import { changeOf, entityOf, newOf } from './entity.ts'

/** Where the value of an attribute comes from. */
export const attributeSources = ['manual', 'base', 'sustainability', 'task'] as const

const fields = {
  thingId: Id,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  value: z.string().check(z.maxLength(2000)),
  type: z.enum(['string', 'number', 'boolean', 'date']),
  /** UN/ECE Recommendation 20 code, or the organization's own word. */
  unit: z.optional(z.string().check(z.maxLength(32))),
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
export const assetAttributeSorts = ['order_asc', 'order_desc', 'label_asc', 'label_desc', 'createdAt_desc', 'createdAt_asc'] as const
