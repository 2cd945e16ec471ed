import * as z from 'zod/mini'
import { Id } from './common.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'

const fields = {
  name: Name,
  description: z.optional(Description),
  /** In the order in which they are shown. */
  interactionIds: z._default(z.array(Id).check(z.maxLength(1000)), []),
}

/** Interactions that are shown together. */
export const Collection = entityOf(fields)
export type Collection = z.infer<typeof Collection>

export const NewCollection = newOf(fields)
export const CollectionChange = changeOf(fields)
export const CollectionQuery = listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])
