import type { OrganizationClient } from '@tracemark/api/client'

/** Tasks, as fields and filters find them. */
export const tasks = {
  name: 'tasks',
  calls: (client: OrganizationClient) => client.tasks,
  getName: ({ name }: { name: string }) => name,
}
