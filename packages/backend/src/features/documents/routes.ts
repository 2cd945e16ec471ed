import { contract } from '@tracemark/api/contract'
import { usesRoute } from '../../entities/bulk.ts'
import { crudRoutes } from '../../entities/crud.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { createDocumentStore } from './store.ts'

export const documentRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, contract.documents.uses, 'documents')
  crudRoutes(implement, contract.documents, dependencies, createDocumentStore(dependencies))
}
