import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { OrganizationAccount } from './membership.ts'

const fields = {
  name: Name,
  description: z.optional(Description),
  image: z.optional(FileUrl),
  /** Accounts of the organization. */
  memberIds: z._default(z.array(Id).check(z.maxLength(500)), []),
}

/** Members of an organization who work together. */
export const Team = entityOf(fields)
export type Team = z.infer<typeof Team>

export const NewTeam = newOf(fields)
export const TeamChange = changeOf(fields)
/** The team with those who joined it at once, and the invitations of the others. */
export const TeamInvited = z.object({ team: Team, items: z.array(OrganizationAccount) })

export const TeamQuery = listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])
