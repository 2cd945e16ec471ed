import type { OrganizationClient } from '@tracemark/api/client'
import { ORGANIZATION_TASKS_PER_PAGE, organizationTasks } from '@tracemark/api/graphql'
import type { OrganizationTask } from '@tracemark/api/schemas'

/** All tasks of an organization, page after page. */
export const listOrganizationTasks = async (
  client: Pick<OrganizationClient, 'graphql'>,
  signal: AbortSignal,
): Promise<OrganizationTask[]> => {
  const tasks: OrganizationTask[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await client.graphql(organizationTasks, { page, perPage: ORGANIZATION_TASKS_PER_PAGE }, { signal })
    tasks.push(...answer.organizationTasks.items)
    pages = answer.organizationTasks.totalPages
  }
  return tasks
}
