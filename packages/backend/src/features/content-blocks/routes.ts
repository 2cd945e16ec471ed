import { contract } from '@tracemark/api/contract'
import { RICH_TEXT_MAX } from '@tracemark/api/schemas'
import { bulkDeleteRoute, duplicateRoute, reorderRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { withKnownIds } from '../../entities/known-ids.ts'
import { withRichText } from '../../entities/rich-text.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { withConditions } from '../display-conditions/checks.ts'

const { components } = contract

/** Content blocks are `components` on the wire. A fixed path stands before one with a parameter in the same place. */
export const contentBlockRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const rows = createCrudStore(components, 'components')
  const ofKnown = withKnownIds(rows, { table: 'collections', path: ['collectionsInfo', 'collectionIds'] })
  bulkDeleteRoute(implement, components.bulkDelete, rows)
  reorderRoute(implement, components.reorder, rows)
  // A copy says nothing anew, so its conditions are as they were.
  duplicateRoute(implement, components.duplicate, dependencies, rows)
  crudRoutes(
    implement,
    components,
    dependencies,
    withRichText(withConditions(ofKnown, 'ruleConditions'), { path: ['component', 'html'], max: RICH_TEXT_MAX }),
  )
}
