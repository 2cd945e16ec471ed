import { NewOwnAttribute, OwnAttribute, OwnAttributeChange, OwnAttributeQuery } from '../schemas/index.ts'
import { duplicate, uses } from './bulk.ts'
import { crud } from './crud.ts'

const five = crud({
  path: '/core/base-attributes',
  one: 'a base attribute of the organization',
  many: 'own base attributes',
  resource: 'things',
  entity: OwnAttribute,
  derived: ['measure', 'isInUse'],
  create: NewOwnAttribute,
  change: OwnAttributeChange,
  query: OwnAttributeQuery,
  conflicts: ['name_taken', 'in_use'],
  deleteConflicts: ['in_use'],
})

export const ownAttributes = {
  ...five,
  duplicate: duplicate({
    path: '/core/base-attributes/{id}/duplicate',
    one: 'base attribute',
    resource: 'things',
    entity: OwnAttribute,
  }),
  uses: uses({ path: '/core/base-attributes/{id}/uses', one: 'base attribute', resource: 'things' }),
}
