import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'
import { changeOf, Description, entityOf, Name, newOf } from './entity.ts'

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
export const teamSorts = ['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'] as const
