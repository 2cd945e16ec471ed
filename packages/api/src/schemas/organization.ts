import * as z from 'zod/mini'
import { OrganizationSummary } from './account.ts'
import { FileUrl, paged } from './common.ts'

/** Interface languages. `en-x-farm` is English in the Farm Audits wording (Grower Groups, Farmers, Villages). */
export const languages = ['en', 'en-x-farm', 'de', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** A status that a unit of this organization can have. */
export const ItemStatus = z.object({ value: z.int(), name: z.string() })
export type ItemStatus = z.infer<typeof ItemStatus>

/** Stands at the end of every list of statuses, and alone when the list can't be fetched. */
export const UNKNOWN_ITEM_STATUS: ItemStatus = { value: -1, name: 'Unknown ID' }

export const ItemStatusPage = paged(ItemStatus)
export type ItemStatusPage = z.infer<typeof ItemStatusPage>

export const Organization = z.object({
  ...OrganizationSummary.shape,
  publicPageImage: z.optional(FileUrl),
  /** Language of the organization's wording; a membership's own `portalLanguage` goes before it. */
  language: Language,
  /** Branding: replaces the accent of the theme, `#rrggbb`. */
  accentColor: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
})
export type Organization = z.infer<typeof Organization>
