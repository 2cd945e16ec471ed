import * as z from 'zod/mini'
import { OrganizationId, OrganizationTaskPage } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** Tasks are read in pages of 50 until all are there (specification 1, section 9). */
export const ORGANIZATION_TASKS_PER_PAGE = 50

/** Takes the organization's own token. */
export const organizationTasks = operation({
  name: 'organizationTasks',
  permissions: ['tasks:list'],
  document: /* GraphQL */ `
    query organizationTasks($organizationId: Int!, $page: Int!, $perPage: Int!) {
      organizationTasks(organizationId: $organizationId, page: $page, perPage: $perPage) {
        totalItems perPage totalPages
        items { id organizationId name description }
      }
    }
  `,
  variables: z.object({ organizationId: OrganizationId, page: z.int(), perPage: z.int() }),
  data: z.object({ organizationTasks: OrganizationTaskPage }),
})
