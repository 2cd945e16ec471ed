import * as z from 'zod/mini'
import { Named } from './entity.ts'

/** What can refer to an entity. */
export const useKinds = [
  'task-assets',
  'assets',
  'categories',
  'code-groups',
  'content-blocks',
  'documents',
  'interactions',
  'jobs',
  'offers',
  'support-profiles',
  'task-runs',
  'templates',
  'units',
  'variants',
] as const
export const UseKind = z.enum(useKinds)
export type UseKind = z.infer<typeof UseKind>

/** So many of a kind refer to an entity. */
export const Use = z.object({
  kind: UseKind,
  count: z.int().check(z.gte(1)),
  /**
   * What of them names the entity: their list finds them by it, where it has such a parameter. Absent where they name a part of it, or one of
   * several entities.
   */
  by: z.optional(z.string()),
  /** Those that are hidden. Lists tell them apart, and so do uses. */
  hidden: z.optional(z.literal(true)),
  /** The first of them, where no list tells them apart. */
  first: z.optional(z.array(Named)),
})
export type Use = z.infer<typeof Use>

/** What refers to an entity, and whether it can be deleted nevertheless. */
export const Uses = z.object({ deletable: z.boolean(), usedBy: z.array(Use) })
export type Uses = z.infer<typeof Uses>
