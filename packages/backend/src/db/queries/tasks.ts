import type { OrganizationTaskPage, Widget } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'

/** One page of the organization's tasks, by name. */
export const listTasks = async (
  db: ScopedDatabase,
  organizationId: number,
  page: number,
  perPage: number,
): Promise<OrganizationTaskPage> => {
  const ofOrganization = db.selectFrom('tasks').where('organization_id', '=', organizationId)
  const { total } = await ofOrganization.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await ofOrganization
    .select(['id', 'name', 'description'])
    .orderBy('name')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const items = rows.map(({ description, ...row }) => ({ ...row, organizationId, ...(description !== null && { description }) }))
  return { totalItems: total, perPage, totalPages: Math.ceil(total / perPage), items }
}

/** Questions of the organization's tasks, task by task. */
export const taskWidgets = async (
  db: ScopedDatabase,
  organizationId: number,
): Promise<{ taskId: string; taskName: string; widget: Widget }[]> => {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'name', 'config'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, config }) => config.widgets.map((widget) => ({ taskId: id, taskName: name, widget })))
}
