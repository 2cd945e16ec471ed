import { eventData } from '@tracemark/api/schemas'
import type { Clock } from '../../platform/clock.ts'
import type { IdSource } from '../../platform/ids.ts'
import { LOCAL_RETRY_SECONDS, type Subscriber, type TargetKind, UNFINISHED } from '../../platform/outbox/kinds.ts'
import { createPortion } from '../../platform/outbox/portion.ts'
import { cancelGroup, makeNextUnits } from './queries.ts'

const UNIT_GROUP = 'unit_group'
/** A delivery for each 500 units, as the release before wrote them: of one group each goes on where the last one stopped. */
const UNITS = 'units'

/** As many as one transaction makes. */
const LEAST = 25
const MOST = 500

/** One delivery makes all units of a group, a portion at a time. */
export const unitMakers: Subscriber = async (_db, _organizationId, { type, data }) => {
  if (type !== 'units.requested') return []
  const { groupId } = eventData['units.requested'].parse(await data())
  return [{ kind: UNIT_GROUP, id: groupId }]
}

/** Makes the units of a group that are still to be made: each once, in order, also after a restart. */
export const unitsKinds = ({ ids, clock }: { ids: IdSource; clock: Clock }): TargetKind[] => {
  const portion = createPortion({ least: LEAST, most: MOST })
  const work: Omit<TargetKind, 'kind'> = {
    retrySeconds: LOCAL_RETRY_SECONDS,
    handle: async (db, { organizationId, targetId }) => {
      const made = await portion.run((most) => makeNextUnits(db, organizationId, targetId, { ids, most }))
      return made > 0 ? UNFINISHED : undefined
    },
    // Nobody waits any more for what will never be there.
    giveUp: (db, { organizationId, targetId }) => cancelGroup(db, organizationId, targetId, clock.now()),
  }
  return [UNIT_GROUP, UNITS].map((kind) => ({ kind, ...work }))
}
