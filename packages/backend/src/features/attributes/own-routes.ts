import { unitsOfMeasure } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { checkOwnAttribute } from '@tracemark/api/rules'
import type { OwnAttribute } from '@tracemark/api/schemas'
import { duplicateRoute, usesRoute } from '../../entities/bulk.ts'
import { crudRoutes } from '../../entities/crud.ts'
import type { Store } from '../../entities/store.ts'
import { refuseUsed } from '../../entities/uses.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockOwnAttribute, ownAttributeStore } from './queries.ts'

const { ownAttributes } = contract

/** The definition as a whole: its fields have been checked by the schema. What a change takes away is `null`. */
const refuseInvalid = (attribute: Readonly<Record<string, unknown>>): void => {
  const said = Object.fromEntries(Object.entries(attribute).filter(([, value]) => value !== null))
  const fields = checkOwnAttribute(said as OwnAttribute, unitsOfMeasure)
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

/** What assets have values of keeps its type, and stays. */
const guarded: Store<OwnAttribute> = {
  ...ownAttributeStore,
  insert: async (db, organizationId, attribute) => {
    refuseInvalid(attribute)
    return ownAttributeStore.insert(db, organizationId, attribute)
  },
  update: async (db, organizationId, id, change) => {
    if (change.type !== undefined) await lockOwnAttribute(db, organizationId, id)
    const before = await ownAttributeStore.find(db, organizationId, id)
    if (!before) return false
    if (change.type !== undefined && change.type !== before.type) await refuseUsed(db, organizationId, 'own_attributes', [id])
    refuseInvalid({ ...before, ...change })
    return ownAttributeStore.update(db, organizationId, id, change)
  },
  delete: async (db, organizationId, id) => {
    await lockOwnAttribute(db, organizationId, id)
    return ownAttributeStore.delete(db, organizationId, id)
  },
}

/** Base attributes that the organization defines for its own assets. */
export const ownAttributeRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, ownAttributes.uses, 'own_attributes')
  duplicateRoute(implement, ownAttributes.duplicate, dependencies, guarded)
  crudRoutes(implement, ownAttributes, dependencies, guarded)
}
