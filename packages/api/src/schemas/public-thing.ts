import * as z from 'zod/mini'
import { FileUrl, Id, Slug, Timestamp } from './common.ts'
import { Point } from './location.ts'

/** One step of a thing's way, made public by its organization. */
export const JourneyStep = z.object({
  id: Id,
  name: z.string(),
  date: Timestamp,
  place: z.optional(z.string()),
  point: z.optional(Point),
  description: z.optional(z.string()),
})
export type JourneyStep = z.infer<typeof JourneyStep>

export const Attribute = z.object({ label: z.string(), value: z.string(), type: z.enum(['string', 'number', 'boolean', 'date']) })
export type Attribute = z.infer<typeof Attribute>

/** What a visitor sees of an asset or unit. */
export const PublicThing = z.object({
  organization: z.object({
    slug: Slug,
    name: z.string(),
    image: z.optional(FileUrl),
    businessType: z.optional(z.string()),
    accentColor: z.optional(z.string()),
  }),
  thing: z.object({
    id: Id,
    publicLink: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.optional(FileUrl),
    heroImage: z.optional(FileUrl),
    gtin: z.optional(z.string()),
    attributes: z.array(Attribute),
  }),
  /** Up to three short facts for the first view. */
  highlights: z.array(z.object({ value: z.string(), label: z.string() })).check(z.maxLength(3)),
  journey: z.array(JourneyStep),
  /** Interactions recorded of this thing, and the newest of them. */
  records: z.object({ count: z.int().check(z.gte(0)), latest: z.optional(Timestamp) }),
})
export type PublicThing = z.infer<typeof PublicThing>
