import * as z from 'zod/mini'
import { Id, paged, TaskLibraryEntry, TaskLibraryQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

export const taskLibrary = {
  list: endpoint({
    method: 'GET',
    path: '/core/task-library',
    summary: 'Tasks that every organization can begin with',
    security: 'organization',
    permissions: ['tasksLibrary:list'],
    query: TaskLibraryQuery,
    response: paged(TaskLibraryEntry),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/core/task-library/{id}',
    summary: 'One task of the library, with its questions',
    security: 'organization',
    permissions: ['tasksLibrary:read'],
    params: z.object({ id: Id }),
    response: TaskLibraryEntry,
    entity: '/core/task-library/{id}',
    errors: ['not_found'],
  }),
}
