import { contract } from '@tracemark/api/contract'
import { duplicateRoute, usesRoute } from '../../entities/bulk.ts'
import { crudRoutes } from '../../entities/crud.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { createTaskStore } from './store.ts'

export const taskRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const store = createTaskStore(dependencies)
  usesRoute(implement, contract.tasks.uses, 'tasks')
  duplicateRoute(implement, contract.tasks.duplicate, dependencies, store)
  crudRoutes(implement, contract.tasks, dependencies, store)
}
