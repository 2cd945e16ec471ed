import * as z from 'zod/mini'
import { NotificationPage, OrganizationId } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** Takes the organization's own token. */
export const notifications = operation({
  name: 'notifications',
  permissions: ['portal:access'],
  document: /* GraphQL */ `
    query notifications($organizationId: Int!, $page: Int!, $perPage: Int!) {
      notifications(organizationId: $organizationId, page: $page, perPage: $perPage) {
        totalItems perPage totalPages
        items { id notificationType organizationId priority text url }
      }
    }
  `,
  variables: z.object({ organizationId: OrganizationId, page: z.int(), perPage: z.int() }),
  data: z.object({ notifications: NotificationPage }),
})
