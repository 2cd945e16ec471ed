import * as z from 'zod/mini'
import { LanguageQuery } from './base-attribute.ts'
import { FileUrl, Id, Link } from './common.ts'
import { Component } from './component.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { withoutGroups } from './patterns.ts'

/** How goods move to the next element. */
export const transportationMethods = ['road', 'rail', 'sea', 'inlandWaterway', 'air', 'pipeline', 'mail', 'multimodal', 'onFoot'] as const

const elementFields = {
  name: Name,
  description: z.optional(Description),
  enabled: z._default(z.boolean(), true),
  /** Done by the organization itself, and not by its partners. */
  isOrganizationActivity: z._default(z.boolean(), false),
  icon: z.optional(z.string().check(z.maxLength(64))),
  image: z.optional(FileUrl),
  transportationMethod: z.optional(z.enum(transportationMethods)),
  /** Global Location Number of GS1 of the place, with its check digit. */
  gln: z.optional(z.string().check(z.overwrite(withoutGroups), z.maxLength(13))),
}

/** A step of a value chain, with its content blocks in their order. */
export const ValueChainElement = z.object({
  ...entityOf(elementFields).shape,
  isDefault: z.boolean(),
  order: z.int().check(z.gte(0)),
  components: z.array(Component),
})
export type ValueChainElement = z.infer<typeof ValueChainElement>

/** With an id, one that is there; without, a new one. */
export const ElementDraft = z.object({ ...newOf(elementFields).shape, id: z.optional(Id), isDefault: z._default(z.boolean(), false) })
export type ElementDraft = z.infer<typeof ElementDraft>

const fields = {
  name: Name,
  description: z._default(Description, ''),
  link: z.optional(Link),
  image: z.optional(FileUrl),
}

/** The steps that an organization's goods go through. */
export const ValueChain = z.object({
  ...entityOf(fields).shape,
  /** Kept for the assets that have it, which are to get another. The default one never is. */
  archived: z.boolean(),
  /** New assets get it. Of an organization's chains exactly one is. */
  isDefault: z.boolean(),
  /** Where records stand that say nothing else. */
  defaultElementId: z.optional(Id),
  /** In their order. */
  elements: z.array(ValueChainElement),
  /** Who made it. */
  account: z.optional(z.object({ id: Id, firstName: z.string(), lastName: z.string(), image: z.optional(FileUrl) })),
})
export type ValueChain = z.infer<typeof ValueChain>

/** Templates that a chain can begin with (specification 1, section 9). */
export const valueChainStarters = ['basics', 'beverage', 'coffee', 'honey', 'porter', 'foodAid', 'wine'] as const

const elements = z.optional(z.array(ElementDraft).check(z.maxLength(100)))

/** What is not said comes from the starter. */
export const NewValueChain = z
  .object({
    ...newOf(fields).shape,
    name: z.optional(Name),
    description: z.optional(Description),
    isDefault: z._default(z.boolean(), false),
    starter: z.optional(z.enum(valueChainStarters)),
    elements,
  })
  .check(
    z.refine(({ name, starter }) => name !== undefined || starter !== undefined, {
      path: ['name'],
      error: 'needed without a starter',
      params: { code: 'required' },
    }),
  )

/** A list of elements takes the place of the one before, in its order; those that it does not name are taken away. */
export const ValueChainChange = z.object({
  ...changeOf(fields).shape,
  archived: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
  elements,
})
export const ElementQuery = listQuery(['name_asc', 'name_desc'])
export const ValueChainQuery = z.extend(listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc']), {
  archived: z.optional(z.stringbool()),
})
export type ValueChainQuery = z.infer<typeof ValueChainQuery>

/** A template with its elements, as POST takes them. */
export const ValueChainStarter = z.object({
  starter: z.enum(valueChainStarters),
  name: z.string(),
  description: z.string(),
  elements: z.array(ElementDraft),
})
export type ValueChainStarter = z.infer<typeof ValueChainStarter>
export const ValueChainStarterQuery = z.extend(listQuery(['name_asc', 'name_desc']), LanguageQuery.shape)
