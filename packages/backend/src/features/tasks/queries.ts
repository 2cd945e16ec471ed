import type { TaskConfig, Widget } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

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

/** What these tasks ask, by their id. */
export const findConfigs = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<Map<string, TaskConfig>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'config'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, config }) => [id, config]))
}
