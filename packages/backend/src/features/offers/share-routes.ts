import { contract } from '@tracemark/api/contract'
import { isShareable } from '@tracemark/api/rules'
import type { shareModes, shareObstacles, VariantShare } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { moveShare } from './both-sides.ts'
import { findShared, findTaskForSharing } from './content.ts'
import { endedState } from './end.ts'
import { offerVariant } from './offer.ts'
import { holdShare } from './organizations.ts'
import { findShare, listShares } from './queries.ts'

const { variantShares } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantShare> => {
  const share = await findShare(db, organizationId, id)
  if (!share) throw new ProblemError('not_found')
  return share
}

/** What the organization gives to others. */
export const variantShareRoutes = (implement: Implement, { ids, clock, outbox: { emit } }: Dependencies): void => {
  implement(variantShares.list, ({ db, organizationId, query }) => listShares(db, organizationId, query))

  implement(variantShares.create, async ({ db, organizationId, accountId, body }) => {
    const id = await offerVariant(db, body, { organizationId, accountId, ids, now: clock.now(), emit })
    return existing(db, organizationId, id)
  })

  implement(variantShares.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(variantShares.end, async ({ db, organizationId, params: { id } }) => {
    await holdShare(db, id)
    const share = await existing(db, organizationId, id)
    const state = endedState(share)
    if (!state) throw new ProblemError('status_conflict', { detail: `Sharing that is ${share.state}, ${share.mode}, has no end.` })
    const shared = { id, ownerId: organizationId, receiverId: share.destination.id }
    await moveShare(db, shared, state, { organizationId, now: clock.now(), emit })
    return existing(db, organizationId, id)
  })

  implement(variantShares.profile, async ({ db, organizationId, params: { id: batchId } }) => {
    const shared = await findShared(db, organizationId, batchId)
    if (!shared) throw new ProblemError('not_found')
    const { thingId, status, assetStatus } = shared
    const findTask = (kind: 'share_request' | 'rapid_assessment') =>
      findTaskForSharing(db, organizationId, { thingId, kind, now: clock.now() })
    const obstacles: (typeof shareObstacles)[number][] = []
    if (!isShareable(status)) obstacles.push('status_conflict')
    if (!(await findTask('share_request'))) obstacles.push('sharing_task_missing')
    // What is in use changes still; what is archived or suspended is given as it is.
    const recommendedMode: (typeof shareModes)[number] =
      assetStatus === 0 && (status === 'active' || status === 'pending') ? 'continuous' : 'oneOff'
    return { batchId, recommendedMode, canShareAssessments: (await findTask('rapid_assessment')) !== undefined, obstacles }
  })
}
