import { contract } from '@tracemark/api/contract'
import { checkCategoryCode } from '@tracemark/api/rules'
import type { Category } from '@tracemark/api/schemas'
import { duplicateRoute, usesRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import type { Store } from '../../entities/store.ts'
import { named } from '../../platform/db/named.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'

const { categories } = contract

/** What a change takes away is `null`. */
const refuseInvalidCode = ({ identificationStandard, identifier }: Readonly<Record<string, unknown>>): void => {
  const said = { identificationStandard: identificationStandard ?? undefined, identifier: identifier ?? undefined }
  const fields = checkCategoryCode(said as Pick<Category, 'identificationStandard' | 'identifier'>)
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

/** Categories whose code is one of the standard that they name. */
const withCategoryCode = (store: Store): Store => ({
  ...store,
  insert: async (db, organizationId, category) => {
    refuseInvalidCode(category)
    return store.insert(db, organizationId, category)
  },
  update: async (db, organizationId, id, change) => {
    if ('identificationStandard' in change || 'identifier' in change)
      refuseInvalidCode({ ...(await store.find(db, organizationId, id)), ...change })
    return store.update(db, organizationId, id, change)
  },
})

export const categoryRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const rows = createCrudStore(categories, 'categories', ['name', 'identifier'], {
    computed: (organizationId) => ({ defaultTemplate: named(organizationId, 'templates', 'categories', 'default_template_id') }),
  })
  usesRoute(implement, categories.uses, 'categories')
  duplicateRoute(implement, categories.duplicate, dependencies, rows)
  crudRoutes(implement, categories, dependencies, withCategoryCode(rows))
}
