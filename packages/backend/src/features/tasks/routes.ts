import { contract } from '@tracemark/api/contract'
import { usesRoute } from '../../entities/bulk.ts'
import { crudRoutes } from '../../entities/crud.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { createTaskStore } from './store.ts'

export const taskRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, contract.tasks.uses, 'tasks')
  crudRoutes(implement, contract.tasks, dependencies, createTaskStore(dependencies))
}
