import { NewTask, Task, TaskChange, TaskQuery } from '../schemas/index.ts'
import { duplicate, uses } from './bulk.ts'
import { crud } from './crud.ts'

const five = crud({
  path: '/core/tasks',
  one: 'a task',
  many: 'tasks',
  resource: 'tasks',
  entity: Task,
  derived: ['taskLibrary', 'usageCount', 'assignments'],
  create: NewTask,
  change: TaskChange,
  query: TaskQuery,
  conflicts: ['name_taken'],
  deleteConflicts: ['in_use'],
})

export const tasks = {
  ...five,
  uses: uses({ path: '/core/tasks/{id}/uses', one: 'task', resource: 'tasks' }),
  duplicate: duplicate({ path: '/core/tasks/{id}/duplicate', one: 'task', resource: 'tasks', entity: Task }),
}
