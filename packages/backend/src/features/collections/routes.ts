import { contract } from '@tracemark/api/contract'
import { usesRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { withKnownIds } from '../../entities/known-ids.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'

const { collections } = contract

export const collectionRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, collections.uses, 'collections')
  const rows = createCrudStore(collections, 'collections')
  crudRoutes(implement, collections, dependencies, withKnownIds(rows, { table: 'interactions', path: ['interactionIds'] }))
}
