import * as z from 'zod/mini'
import { Classification } from './classification.ts'
import { Id } from './common.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { InteractionQuery, ReviewState } from './interaction.ts'

/** Of one rule collection after another it is asked whether an interaction is in it. */
export const RULES_MAX = 50

const { page: _, perPage: __, sort: ___, collectionId: ____, collected: _____, createdByMe: ______, ...filters } = InteractionQuery.shape

/**
 * What the list of interactions is asked for. Who asks makes no difference to what is in a collection, and a rule does not look into
 * collections: none can refer to itself.
 */
export const CollectionRule = z.object({
  ...filters,
  // Each of the four once.
  classification: z.optional(z.array(Classification).check(z.maxLength(4))),
  review: z.optional(z.array(ReviewState).check(z.maxLength(4))),
  teamTasks: z.optional(z.boolean()),
  administrationTasks: z.optional(z.boolean()),
})
export type CollectionRule = z.infer<typeof CollectionRule>

const fields = {
  name: Name,
  description: z.optional(Description),
  /** In the order in which they are shown. */
  interactionIds: z._default(z.array(Id).check(z.maxLength(1000)), []),
  /** It holds what this finds now, and nothing is added by hand. */
  rule: z.optional(CollectionRule),
}

/** Interactions that are shown together: chosen by hand, or found by a rule. */
export const Collection = z.extend(entityOf(fields), {
  /** Filters of the rule that name what was deleted since. */
  missing: z.optional(z.array(z.string())),
})
export type Collection = z.infer<typeof Collection>

export const NewCollection = newOf(fields)
export type NewCollection = z.infer<typeof NewCollection>
export const CollectionChange = changeOf(fields)
/** `byRule`: those that are filled by a rule; with `false` those that are filled by hand. */
export const CollectionQuery = z.extend(listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc']), {
  byRule: z.optional(z.stringbool()),
})
