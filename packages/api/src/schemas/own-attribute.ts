import * as z from 'zod/mini'
import { attributeTypes, UnitOfMeasure } from './base-attribute.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { line } from './text.ts'

/** As long as a value of an attribute can be. */
export const ATTRIBUTE_VALUE_MAX = 2000

const fields = {
  name: Name,
  description: z.optional(Description),
  /** Under which it is shown. */
  group: z.optional(line(80)),
  type: z.enum(attributeTypes),
  /** Code of the unit that its numbers are in. */
  unit: z.optional(line(32)),
  /** Every asset has to have a value. */
  isRequired: z._default(z.boolean(), false),
  /** Its value is one of these; any where there are none. */
  validValues: z._default(z.array(line(200)).check(z.maxLength(200)), []),
  /** Of a text, in characters. */
  maxLength: z.optional(z.int().check(z.gte(1), z.lte(ATTRIBUTE_VALUE_MAX))),
  /** Of a number. */
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  /** Digits behind the point that a number may have. */
  decimals: z.optional(z.int().check(z.gte(0), z.lte(6))),
  /** Its place in its group. */
  order: z._default(z.int().check(z.gte(0), z.lte(9999)), 0),
}

/** A base attribute that the organization has defined for its own assets. */
export const OwnAttribute = z.object({
  ...entityOf(fields).shape,
  /** The unit of `unit`. */
  measure: z.optional(UnitOfMeasure),
  /** An asset has a value of it. */
  isInUse: z.boolean(),
})
export type OwnAttribute = z.infer<typeof OwnAttribute>

export const NewOwnAttribute = newOf(fields)
export const OwnAttributeChange = changeOf(fields)

export const OwnAttributeQuery = z.extend(
  listQuery([
    'name_asc',
    'name_desc',
    'group_asc',
    'group_desc',
    'type_asc',
    'type_desc',
    'order_asc',
    'order_desc',
    'createdAt_desc',
    'createdAt_asc',
  ]),
  {
    type: z.optional(z.enum(attributeTypes)),
    isRequired: z.optional(z.stringbool()),
  },
)
export type OwnAttributeQuery = z.infer<typeof OwnAttributeQuery>
