import * as z from 'zod/mini'
import { Id, Link } from './common.ts'
import { DisplayConditions } from './display-condition.ts'
import { changeOf, entityOf, listQuery, Name, newOf } from './entity.ts'
import { patterns } from './patterns.ts'
import { RichText } from './rich-text.ts'
import { line } from './text.ts'

/** What a content block shows, told by its parts (specification 1, section 3). */
export const blockKinds = ['general', 'collection', 'video', 'codeInjection', 'kml'] as const

const Content = z.object({
  html: z.optional(RichText),
  embeddedLink: z.optional(Link),
  /** Runs only inside a sandboxed frame of another origin. */
  codeInjection: z.optional(z.string().check(z.maxLength(50_000))),
  kmlLink: z.optional(Link),
})

const CollectionsInfo = z.object({
  collectionIds: z.array(Id).check(z.maxLength(100)),
  displayTemplate: z._default(z.enum(['list', 'grid', 'carousel', 'map']), 'list'),
  /** Milliseconds from one to the next. */
  transitionDuration: z.optional(z.int().check(z.gte(0), z.lte(60_000))),
  allowTemplateSwitching: z._default(z.boolean(), false),
  organizationalFilter: z._default(z.boolean(), false),
  filterBackgroundColor: z.optional(z.string().check(z.regex(patterns.color_invalid))),
  defaultSort: z._default(z.enum(['organizationName', 'thingName']), 'organizationName'),
})

const fields = {
  name: Name,
  enabled: z._default(z.boolean(), true),
  type: z._default(z.enum(['block', 'panel', 'banner']), 'block'),
  subType: z.optional(line(64, 0)),
  displayType: z._default(z.enum(['before', 'after', 'top', 'bottom']), 'after'),
  component: z._default(Content, {}),
  collectionsInfo: z.optional(CollectionsInfo),
  ruleConditions: z._default(DisplayConditions, []),
  thingId: z.optional(Id),
  valueChainElementId: z.optional(Id),
  order: z._default(z.int().check(z.gte(0)), 0),
}

/** A content block: on the public page of an asset, or with an element of a value chain. */
export const Component = entityOf(fields)
export type Component = z.infer<typeof Component>

export const NewComponent = newOf(fields)
export const ComponentChange = changeOf(fields)
export const ComponentQuery = listQuery(['order_asc', 'order_desc', 'name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])

/** Which kind a block is: what it holds decides, in this order. */
export const getBlockKind = ({
  component,
  collectionsInfo,
}: Pick<Component, 'component' | 'collectionsInfo'>): (typeof blockKinds)[number] => {
  if (collectionsInfo) return 'collection'
  if (component.embeddedLink !== undefined) return 'video'
  if (component.codeInjection !== undefined) return 'codeInjection'
  return component.kmlLink === undefined ? 'general' : 'kml'
}
