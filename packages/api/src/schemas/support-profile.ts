import * as z from 'zod/mini'
import { FileUrl, Id, Link } from './common.ts'
import { DisplayConditions } from './display-condition.ts'
import { BULK_MAX, changeOf, Description, entityOf, listQuery, Name, Named, newOf } from './entity.ts'
import { RichText } from './rich-text.ts'
import { line, phoneNumber, publicEmailAddress } from './text.ts'

/** How the maker can be reached, in the order in which a visitor is offered the ways. */
export const contactMethods = ['phone', 'email', 'chat', 'web'] as const

/** Where the map of a profile comes from. */
export const kmlMapTypes = ['none', 'link', 'file'] as const

const fields = {
  name: Name,
  headerText: z.optional(line(200, 0)),
  mainText: z.optional(Description),
  mainContent: z.optional(RichText),
  /** Open at first on the public page. */
  showExpanded: z._default(z.boolean(), false),
  phone: z.optional(phoneNumber()),
  email: z.optional(publicEmailAddress()),
  primaryImage: z.optional(FileUrl),
  secondaryImage: z.optional(FileUrl),
  /** A collection whose interactions are shown with it. */
  collectionId: z.optional(Id),
  kmlMapType: z.optional(z.enum(kmlMapTypes)),
  kmlLink: z.optional(Link),
  kmlFile: z.optional(FileUrl),
  contactMethods: z._default(z.array(z.enum(contactMethods)), []),
  displayConditions: z._default(DisplayConditions, []),
  order: z._default(z.int().check(z.gte(0)), 0),
}

/** Where a visitor finds help with a thing. */
export const SupportProfile = z.object({
  ...entityOf(fields).shape,
  /** The collection of `collectionId`. */
  collection: z.optional(Named),
})
export type SupportProfile = z.infer<typeof SupportProfile>

export const NewSupportProfile = newOf(fields)
export const SupportProfileChange = changeOf(fields)
/** Of the profiles of an asset. */
export const SupportProfileQuery = listQuery(['order_asc', 'order_desc', 'name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])
export type SupportProfileQuery = z.infer<typeof SupportProfileQuery>
/** Of the organization's. */
export const SupportProfileListQuery = z.extend(SupportProfileQuery, { contactMethod: z.optional(z.enum(contactMethods)) })
export type SupportProfileListQuery = z.infer<typeof SupportProfileListQuery>

/** Every profile for every asset; those that are there already stay where they are. */
export const SupportProfileAssign = z.object({
  supportProfileIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
  thingIds: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)),
})
