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

/** An organization of the account. One that has suspended it stays in the list, so that a person learns why it does not open. */
export const OwnOrganization = z.object({ ...OrganizationSummary.shape, isSuspended: z.optional(z.boolean()) })
export type OwnOrganization = z.infer<typeof OwnOrganization>

/** What the query `myaccount` returns: the account with one page of its organizations. */
export const MyAccount = z.object({ ...Account.shape, organizations: paged(OwnOrganization) })
export type MyAccount = z.infer<typeof MyAccount>
