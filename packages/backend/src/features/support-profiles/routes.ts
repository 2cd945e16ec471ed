import { contract } from '@tracemark/api/contract'
import { RICH_TEXT_MAX } from '@tracemark/api/schemas'
import { bulkDeleteRoute, reorderRoute, usesRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { withRichText } from '../../entities/rich-text.ts'
import { named } from '../../platform/db/named.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { lockAssets, updateAssets } from '../assets/queries/bulk.ts'
import { withConditions } from '../display-conditions/checks.ts'

const { supportProfiles } = contract

const rows = createCrudStore(supportProfiles, 'support_profiles', ['name', 'headerText'], {
  computed: (organizationId) => ({ collection: named(organizationId, 'collections', 'support_profiles', 'collection_id') }),
})

/** Of assets, those that are there; of profiles, all, because a misspelled one would be missing at every asset. */
const assignRoute = (implement: Implement): void =>
  implement(contract.supportProfiles.bulkAssign, async ({ db, organizationId, body }) => {
    const ids = await lockAssets(db, organizationId, body.thingIds)
    if (ids.length > 0)
      await updateAssets(db, organizationId, ids, { addSupportProfileIds: body.supportProfileIds, removeSupportProfileIds: [] })
    return { ids }
  })

/** A fixed path stands before one with a parameter in the same place. */
export const supportProfileRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, supportProfiles.uses, 'support_profiles')
  bulkDeleteRoute(implement, supportProfiles.bulkDelete, rows)
  reorderRoute(implement, supportProfiles.reorder, rows)
  assignRoute(implement)
  crudRoutes(
    implement,
    supportProfiles,
    dependencies,
    withRichText(withConditions(rows, 'displayConditions'), { path: ['mainContent'], max: RICH_TEXT_MAX }),
  )
}
