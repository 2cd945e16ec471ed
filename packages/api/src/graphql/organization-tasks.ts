import * as z from 'zod/mini'
import { OrganizationId, OrganizationTaskPage, taskSorts } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** Tasks are read in pages of 50 until all are there (specification 1, section 9). */
export const ORGANIZATION_TASKS_PER_PAGE = 50

/** Takes the organization's own token. */
export const organizationTasks = operation({
  name: 'organizationTasks',
  permissions: ['tasks:list'],
  document: /* GraphQL */ `
    query organizationTasks($organizationId: Int!, $page: Int!, $perPage: Int!, $sort: String) {
      organizationTasks(organizationId: $organizationId, page: $page, perPage: $perPage, sort: $sort) {
        totalItems perPage totalPages
        items { id organizationId name description icon image usedForDiscovery taskLibrary { id automatic type } }
      }
    }
  `,
  variables: z.object({ organizationId: OrganizationId, page: z.int(), perPage: z.int(), sort: z.optional(z.enum(taskSorts)) }),
  data: z.object({ organizationTasks: OrganizationTaskPage }),
})
