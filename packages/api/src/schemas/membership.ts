import * as z from 'zod/mini'
import { FileUrl, Id, listOf, OrganizationId, paged, Timestamp } from './common.ts'
import { listQuery } from './entity.ts'
import { Language } from './language.ts'
import { EmailAddress } from './organization.ts'

/** An account is a member of an organization; admins have all rights, and the owner's can't be taken by an admin. */
export const roles = ['member', 'admin', 'owner'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** How somebody stands to an organization: a member, or invited to be one. */
export const accountStatuses = ['active', 'suspended', 'pending', 'declined', 'expired'] as const
/** Those of users: who has declined stands among the invitations alone. */
export const userStatuses = ['active', 'suspended', 'pending', 'expired'] as const
/** Who is invited and has not come. */
export const invitationStatuses = ['pending', 'declined', 'expired'] as const satisfies readonly (typeof accountStatuses)[number][]
export const AccountStatus = z.enum(accountStatuses)
export type AccountStatus = z.infer<typeof AccountStatus>

/** A member of an organization, or somebody who is invited to be one and has no account here yet. */
export const OrganizationAccount = z.object({
  /** The membership's, or the invitation's. */
  id: Id,
  organizationId: OrganizationId,
  /** Absent until the invitation is accepted. */
  accountId: z.optional(Id),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  /** What they are shown as: the e-mail address where there is no name yet. */
  name: z.string(),
  email: EmailAddress,
  image: z.optional(FileUrl),
  role: Role,
  isAdmin: z.boolean(),
  accessPortal: z.boolean(),
  isSuspended: z.boolean(),
  status: AccountStatus,
  portalLanguage: z.optional(Language),
  inviteEmail: z.optional(EmailAddress),
  inviteExpiry: z.optional(Timestamp),
  inviteDecline: z.optional(z.boolean()),
  createdAt: z.optional(Timestamp),
  createdById: z.optional(Id),
})
export type OrganizationAccount = z.infer<typeof OrganizationAccount>

/** How many people one call may invite. */
export const INVITATIONS_MAX = 50

/** Who is invited, and to what. `portalLanguage`: of the e-mail, and of the portal after it; the organization's where absent. */
export const NewOrganizationAccounts = z.object({
  emails: z.array(EmailAddress).check(z.minLength(1), z.maxLength(INVITATIONS_MAX)),
  role: z._default(Role, 'member'),
  accessPortal: z._default(z.boolean(), true),
  portalLanguage: z.optional(Language),
})
export type NewOrganizationAccounts = z.infer<typeof NewOrganizationAccounts>

/** What is not named stays. */
export const OrganizationAccountChange = z.object({
  role: z.optional(Role),
  accessPortal: z.optional(z.boolean()),
  isSuspended: z.optional(z.boolean()),
  portalLanguage: z.optional(z.nullable(Language)),
})
export type OrganizationAccountChange = z.infer<typeof OrganizationAccountChange>

export const OrganizationAccountPage = paged(OrganizationAccount)
export type OrganizationAccountPage = z.infer<typeof OrganizationAccountPage>

/** `…_0` is how older clients say `…_asc`, `…_1` `…_desc`. The first is the default. */
export const organizationAccountSorts = [
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
  'role_asc',
  'role_desc',
  'status_asc',
  'status_desc',
  'createdAt_asc',
  'createdAt_desc',
  'name_0',
  'name_1',
] as const

/** Which people of an organization are wanted. An absent list wants all. */
export const OrganizationAccountFilters = z.object({
  role: z.optional(z.array(Role)),
  status: z.optional(z.array(AccountStatus)),
  accessPortal: z.optional(z.boolean()),
})
export type OrganizationAccountFilters = z.infer<typeof OrganizationAccountFilters>

export const OrganizationAccountQuery = z.extend(listQuery(organizationAccountSorts), {
  role: z.optional(Role),
  status: z.optional(listOf(AccountStatus)),
  accessPortal: z.optional(z.stringbool()),
})
