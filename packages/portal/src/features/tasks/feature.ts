import { resourceFeature } from '../../platform/resource/resource.ts'
import { tasks } from './resource.ts'

export const tasksFeature = resourceFeature(tasks, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  record: () => import('./record.tsx'),
  texts: { list: ['task-assets'], pages: ['task-assets', 'interactions', 'units', 'task-run', 'task-more'] },
})
