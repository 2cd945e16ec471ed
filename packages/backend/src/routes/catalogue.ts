import { contract } from '@tracemark/api/contract'
import { BLOCK_TEXT_MAX, RICH_TEXT_MAX } from '@tracemark/api/schemas'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { bulkDeleteRoute, duplicateRoute, reorderRoute } from './bulk.ts'
import { crudRoutes, storeOf } from './crud.ts'
import { withConditions } from './display-conditions.ts'
import { identificationCodeRoutes } from './identification-codes.ts'
import { withRichText } from './rich-text.ts'
import { supportProfileAssignRoute } from './support-profile-assign.ts'
import { teamRoutes } from './teams.ts'
import { thingAttributeRoutes } from './thing-attributes.ts'

const { categories, templates, collections, components, supportProfiles } = contract

/** What an organization describes its assets with. A fixed path stands before one with a parameter in the same place. */
export const catalogueRoutes = (implement: Implement, dependencies: Dependencies): void => {
  crudRoutes(implement, categories, dependencies, storeOf(categories, 'categories'))
  const plans = storeOf(templates, 'templates')
  duplicateRoute(implement, templates.duplicate, dependencies, plans)
  crudRoutes(implement, templates, dependencies, plans)
  teamRoutes(implement, dependencies)
  crudRoutes(implement, collections, dependencies, storeOf(collections, 'collections'))
  thingAttributeRoutes(implement, dependencies)

  const blocks = storeOf(components, 'components')
  bulkDeleteRoute(implement, components.bulkDelete, blocks)
  reorderRoute(implement, components.reorder, blocks)
  // A copy says nothing anew, so its conditions are as they were.
  duplicateRoute(implement, components.duplicate, dependencies, blocks)
  crudRoutes(
    implement,
    components,
    dependencies,
    withRichText(withConditions(blocks, 'ruleConditions'), { path: ['component', 'html'], max: BLOCK_TEXT_MAX }),
  )

  const profiles = storeOf(supportProfiles, 'support_profiles')
  bulkDeleteRoute(implement, supportProfiles.bulkDelete, profiles)
  reorderRoute(implement, supportProfiles.reorder, profiles)
  supportProfileAssignRoute(implement)
  crudRoutes(
    implement,
    supportProfiles,
    dependencies,
    withRichText(withConditions(profiles, 'displayConditions'), { path: ['mainContent'], max: RICH_TEXT_MAX }),
  )

  identificationCodeRoutes(implement, dependencies)
}
