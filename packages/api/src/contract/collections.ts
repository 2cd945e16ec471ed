import { Collection, CollectionChange, CollectionQuery, NewCollection } from '../schemas/index.ts'
import { uses } from './bulk.ts'
import { crud } from './crud.ts'

const path = '/functions/{product}-interactions/collections/{org}'

const five = crud({
  path,
  one: 'a collection',
  many: 'collections',
  resource: 'components',
  updateMethod: 'PUT',
  entity: Collection,
  derived: ['missing'],
  create: NewCollection,
  change: CollectionChange,
  query: CollectionQuery,
  conflicts: ['name_taken'],
  deleteConflicts: ['in_use'],
})

export const collections = { ...five, uses: uses({ path: `${path}/{id}/uses`, one: 'collection', resource: 'components' }) }
