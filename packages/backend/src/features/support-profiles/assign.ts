import { contract } from '@tracemark/api/contract'
import type { Implement } from '../../platform/http/implement.ts'
import { lockThings, updateThings } from '../assets/queries/bulk.ts'

/** Of assets, those that are there; of profiles, all, because a misspelled one would be missing at every asset. */
export const supportProfileAssignRoute = (implement: Implement): void =>
  implement(contract.supportProfiles.bulkAssign, async ({ db, organizationId, body }) => {
    const ids = await lockThings(db, organizationId, body.thingIds)
    if (ids.length > 0)
      await updateThings(db, organizationId, ids, { addSupportProfileIds: body.supportProfileIds, removeSupportProfileIds: [] })
    return { ids }
  })
