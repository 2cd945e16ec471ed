import { Collection, CollectionChange, collectionSorts, NewCollection } from '../schemas/index.ts'
import { crud } from './crud.ts'

export const collections = crud({
  path: '/functions/{product}-interactions/collections/{org}',
  one: 'a collection',
  many: 'collections',
  resource: 'components',
  updateMethod: 'PUT',
  entity: Collection,
  create: NewCollection,
  change: CollectionChange,
  sorts: collectionSorts,
  conflicts: ['name_taken'],
  deleteConflicts: ['in_use'],
})
