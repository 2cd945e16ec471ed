import * as z from 'zod/mini'
import { FileUrl, Id, OrganizationId, paged, Slug } from './common.ts'

/** An organization as the account's own list shows it. */
export const OrganizationSummary = z.object({
  id: OrganizationId,
  slug: Slug,
  name: z.string(),
  image: z.optional(FileUrl),
  businessType: z.optional(z.string()),
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

export const Account = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** May be internationalized. */
  email: z.email({ pattern: z.regexes.unicodeEmail }),
  image: z.optional(FileUrl),
})
export type Account = z.infer<typeof Account>

/** What the query `myaccount` returns: the account with one page of its organizations. */
export const MyAccount = z.object({ ...Account.shape, organizations: paged(OrganizationSummary) })
export type MyAccount = z.infer<typeof MyAccount>
