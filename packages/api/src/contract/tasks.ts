import { NewTask, Task, TaskChange, taskSorts } from '../schemas/index.ts'
import { crud } from './crud.ts'

export const tasks = crud({
  path: '/core/tasks',
  one: 'a task',
  many: 'tasks',
  resource: 'tasks',
  entity: Task,
  derived: ['taskLibrary', 'usageCount', 'assignments'],
  create: NewTask,
  change: TaskChange,
  sorts: taskSorts,
  conflicts: ['name_taken'],
  deleteConflicts: ['in_use'],
})
