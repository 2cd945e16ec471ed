import { eventData } from '@tracemark/api/schemas'
import { makeNextUnits } from '../db/queries/virtual-codes.ts'
import type { IdSource } from '../ids.ts'
import { LOCAL_RETRY_SECONDS, type Subscriber, type TargetKind } from './kinds.ts'

const UNITS = 'units'

/** As many as one transaction makes, so that others wait no longer for it than for one of theirs. */
const UNITS_AT_ONCE = 500

/** A delivery for each portion of the units: each is made once, in order, also after a restart. */
export const unitMakers: Subscriber = async (_db, _organizationId, { type, data }) => {
  if (type !== 'units.requested') return []
  const { groupId, size } = eventData['units.requested'].parse(await data())
  return Array.from({ length: Math.ceil(size / UNITS_AT_ONCE) }, () => ({ kind: UNITS, id: groupId }))
}

/** Makes the units of a group that are still to be made. */
export const unitsKind = ({ ids }: { ids: IdSource }): TargetKind => ({
  kind: UNITS,
  retrySeconds: LOCAL_RETRY_SECONDS,
  handle: async (db, { organizationId, targetId }) => {
    await makeNextUnits(db, organizationId, targetId, { ids, most: UNITS_AT_ONCE })
    return undefined
  },
})
