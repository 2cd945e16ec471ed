import type { Widget } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../scope.ts'

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
