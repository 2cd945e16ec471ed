import * as z from 'zod/mini'
import { OrganizationSummary } from './account.ts'
import { FileUrl, Id, Timestamp } from './common.ts'
import { Role } from './membership.ts'
import { EmailAddress } from './organization.ts'

/** Of the link in an invitation's e-mail: 128 random bits. */
export const InvitationToken = z.string().check(z.regex(/^[\w-]{22}$/, 'must be the 22 characters of an invitation link'))

/** What the link of an invitation tells before anybody has signed in: who is invited to what, and whether they sign in or sign up. */
export const InvitationInfo = z.object({
  /** Whether an account has the invited address. */
  isAccount: z.boolean(),
  emailAddress: EmailAddress,
  organization: z.object({ name: z.string(), image: z.optional(FileUrl) }),
  /** Name of the person who invited; absent where they have left the organization. */
  invitedBy: z.optional(z.string()),
  /** What they become by accepting. */
  role: Role,
  expiresAt: Timestamp,
})
export type InvitationInfo = z.infer<typeof InvitationInfo>

/** Body of accept and decline. */
export const InvitationReply = z.object({ token: InvitationToken })

/** Body of resend. */
export const InvitationResend = z.object({ id: Id })

/** Answer of accept and decline. */
export const InvitationReplied = z.object({ id: Id, state: z.enum(['accepted', 'declined']), organization: OrganizationSummary })
