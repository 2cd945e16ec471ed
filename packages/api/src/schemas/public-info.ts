import * as z from 'zod/mini'
import { FileUrl, Id, Slug } from './common.ts'
import { JourneyStep } from './public-asset.ts'
import { PublicContent } from './public-content.ts'
import { codeLike, line } from './text.ts'

const Highlight = z.object({
  value: line(40),
  label: line(80),
})

/** How the units of an asset are identified (specification 1, section 2: discovery). */
export const identificationMethods = ['qr', 'digitalLink', 'dataMatrix', 'nfc', 'serialPrefix'] as const

/** What serials of an asset's units begin with: 2 to 12 capital letters and digits, first a letter. One of its own in the organization. */
export const SerialPrefix = codeLike(/^[A-Z][A-Z0-9]{1,11}$/, 'must be 2 to 12 capital letters and digits, with a letter first')

/** Whether and where an asset is public, and what its page says beside the asset's own fields. */
export const PublicInfo = z.object({
  thingId: Id,
  isEnabledPublicLink: z.boolean(),
  /** Whether the page shows what is known of the asset, beside its name, description and picture. */
  isEnabledPublicContent: z.boolean(),
  /** Whether a scanned code finds the asset, its variants and its units. */
  isEnabledDiscovery: z.boolean(),
  /** Whether visitors are offered tasks. */
  isEnabledServices: z.boolean(),
  /** The last part of the page's address, one of its own in the organization. */
  publicLink: z.optional(Slug),
  heroImage: z.optional(FileUrl),
  /** Up to three short facts for the first view. */
  highlights: z.array(Highlight).check(z.maxLength(3)),
  journey: z.array(JourneyStep).check(z.maxLength(100)),
  content: PublicContent,
  /** Whether visitors with a unit see what was recorded of it. */
  showsHistory: z.boolean(),
  /** Whether visitors see the newest records of the asset. */
  showsEvents: z.boolean(),
  /** How its labels identify it. */
  identificationMethod: z.enum(identificationMethods),
  /** By it and a number units are found, whatever the method is. */
  serialPrefix: z.optional(SerialPrefix),
  /** Of the task at the asset that runs when it is discovered; absent where a scan just opens the public page. */
  discoveryTaskId: z.optional(Id),
  /** The task of `discoveryTaskId`. */
  discoveryTask: z.optional(z.object({ id: Id, name: z.string() })),
})
export type PublicInfo = z.infer<typeof PublicInfo>

/** What is not named stays. A page that is enabled needs a link, and is given one where it has none. */
export const PublicInfoChange = z.object({
  isEnabledPublicLink: z.optional(z.boolean()),
  isEnabledPublicContent: z.optional(z.boolean()),
  isEnabledDiscovery: z.optional(z.boolean()),
  isEnabledServices: z.optional(z.boolean()),
  publicLink: z.optional(z.nullable(Slug)),
  heroImage: z.optional(z.nullable(FileUrl)),
  highlights: z.optional(PublicInfo.shape.highlights),
  journey: z.optional(PublicInfo.shape.journey),
  /** Takes the place of all that was there. */
  content: z.optional(PublicContent),
  showsHistory: z.optional(z.boolean()),
  showsEvents: z.optional(z.boolean()),
  /** `serialPrefix` needs a prefix. */
  identificationMethod: z.optional(z.enum(identificationMethods)),
  serialPrefix: z.optional(z.nullable(SerialPrefix)),
  /** One of the asset's own. */
  discoveryTaskId: z.optional(z.nullable(Id)),
})
