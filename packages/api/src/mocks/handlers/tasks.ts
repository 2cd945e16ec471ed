import { contract } from '../../contract/index.ts'
import { hasWords } from '../../rules/index.ts'
import type { Task } from '../../schemas/index.ts'
import { assignTasks, libraryTask, toTaskAsset } from '../entities/task-assets.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses } from '../mock-uses.ts'
import type { TaskRow } from '../rows.ts'

const { tasks, taskAssets } = contract

/** Refuses questions of one name, and rules for no question. */
const settled = (task: TaskRow): TaskRow => {
  const ids = task.config.widgets.map(({ id }) => id)
  for (const [place, id] of ids.entries())
    if (ids.indexOf(id) < place) throw refused(['config', 'widgets', place, 'id'], 'used before', 'duplicate')
  for (const [place, { widgetId }] of task.rules.entries())
    if (!ids.includes(widgetId)) throw refused(['rules', place, 'widgetId'], 'no question of the task')
  if (task.taskLibraryId !== undefined && !libraryTask(task.taskLibraryId)) throw refused(['taskLibraryId'], 'no task of the library')
  return task
}

export const taskHandlers = (state: MockState) => {
  const { tables, origin } = state
  const listLinks = ({ organizationId, id }: TaskRow) => tables.taskAssets.of(organizationId).filter(({ taskId }) => taskId === id)
  const listRecords = ({ id }: TaskRow) => state.interactions.filter(({ task }) => task.id === id)
  const view = (row: TaskRow): Task => ({
    ...row,
    taskLibrary: libraryTask(row.taskLibraryId),
    usageCount: listRecords(row).length,
    assignments: listLinks(row).length,
  })
  const store = createMockStore(state, tasks, {
    table: tables.tasks,
    view,
    searched: ({ name, description = '' }) => `${name} ${description}`,
    settle: (task) => ({ ...settled(task), updatedAt: state.now().toISOString() }),
    usedBy: (task) => [
      ...countUses(
        'assets',
        'taskId',
        listLinks(task).flatMap(({ thingId }) => tables.assets.find(task.organizationId, thingId) ?? []),
      ),
      ...countUses('interactions', 'taskId', listRecords(task)),
    ],
  })
  const removeLinks = (organizationId: number, ids: readonly string[]) => {
    const known = tables.taskAssets.known(organizationId, ids)
    tables.taskAssets.remove(({ id }) => known.includes(id))
    return known
  }

  return [
    ...mockCrud(state, tasks, store),
    mockEndpoint(state, taskAssets.list, ({ organizationId, query }) => {
      const links = tables.taskAssets.of(organizationId).map((link) => toTaskAsset(state, link))
      return listed(
        links.filter(({ task, thing }) => hasWords(query.search, `${task.name} ${thing.name}`)),
        query,
      )
    }),
    mockEndpoint(state, taskAssets.create, ({ organizationId, claims, body }) => {
      const { taskId, thingId } = body
      if (!tables.tasks.find(organizationId, taskId)) throw refused(['taskId'], 'no task')
      if (!tables.assets.find(organizationId, thingId)) throw refused(['thingId'], 'no asset')
      const isThere = tables.taskAssets.of(organizationId).some((link) => link.taskId === taskId && link.thingId === thingId)
      if (isThere) throw new MockProblem('task_already_assigned')
      return toTaskAsset(state, tables.taskAssets.insert({ ...body, ...origin(claims.sub), organizationId }))
    }),
    mockEndpoint(state, taskAssets.reorder, ({ organizationId, body }) => {
      const ids = tables.taskAssets.known(organizationId, body.ids)
      for (const [order, id] of ids.entries()) tables.taskAssets.change(tables.taskAssets.get(organizationId, id), { order })
      return { ids }
    }),
    mockEndpoint(state, taskAssets.bulkAssign, ({ organizationId, claims, body: { taskIds, thingIds } }) => {
      if (taskIds.some((id) => !tables.tasks.find(organizationId, id))) throw refused(['taskIds'], 'no task')
      const known = tables.assets.known(organizationId, thingIds)
      return { ids: assignTasks(state, { organizationId, accountId: claims.sub, thingIds: known, taskIds }) }
    }),
    mockEndpoint(state, taskAssets.bulkDelete, ({ organizationId, body }) => ({ ids: removeLinks(organizationId, body.ids) })),
    mockEndpoint(state, taskAssets.get, ({ organizationId, params }) =>
      toTaskAsset(state, tables.taskAssets.get(organizationId, params.id)),
    ),
    mockEndpoint(state, taskAssets.update, ({ organizationId, params, body }) =>
      toTaskAsset(state, tables.taskAssets.change(tables.taskAssets.get(organizationId, params.id), body)),
    ),
    mockEndpoint(state, taskAssets.delete, ({ organizationId, params }) => {
      const { id } = tables.taskAssets.get(organizationId, params.id)
      removeLinks(organizationId, [id])
      return { id }
    }),
  ]
}
