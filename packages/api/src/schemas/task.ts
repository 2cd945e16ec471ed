import * as z from 'zod/mini'
import { Id, OrganizationId, paged } from './common.ts'

/** A task that an organization can run. */
export const OrganizationTask = z.object({
  id: Id,
  organizationId: OrganizationId,
  name: z.string(),
  description: z.optional(z.string()),
})
export type OrganizationTask = z.infer<typeof OrganizationTask>

export const OrganizationTaskPage = paged(OrganizationTask)
export type OrganizationTaskPage = z.infer<typeof OrganizationTaskPage>
