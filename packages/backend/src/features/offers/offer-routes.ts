import { contract } from '@tracemark/api/contract'
import type { VariantOffer } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { acceptOffer } from './accept.ts'
import { moveShare } from './both-sides.ts'
import { endedState } from './end.ts'
import { holdShare } from './organizations.ts'
import { findOffer, listOffers } from './queries.ts'

const { variantOffers } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantOffer> => {
  const offer = await findOffer(db, organizationId, id)
  if (!offer) throw new ProblemError('not_found')
  return offer
}

const refuse = ({ state, mode }: VariantOffer, what: string): never => {
  throw new ProblemError('status_conflict', { detail: `An offer that is ${state}, ${mode}, can't be ${what}.` })
}

/** What other organizations give to this one. */
export const variantOfferRoutes = (implement: Implement, { ids, clock, outbox: { emit } }: Dependencies): void => {
  implement(variantOffers.list, ({ db, organizationId, query }) => listOffers(db, organizationId, query))

  implement(variantOffers.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(variantOffers.accept, async ({ db, organizationId, accountId, params: { id }, body }) => {
    await acceptOffer(db, id, body, { organizationId, accountId, ids, now: clock.now(), emit })
    return existing(db, organizationId, id)
  })

  const answer = (endpoint: typeof variantOffers.decline | typeof variantOffers.end, state: 'declined' | 'ended') =>
    implement(endpoint, async ({ db, organizationId, accountId, params: { id } }) => {
      await holdShare(db, id)
      const offer = await existing(db, organizationId, id)
      const isOpen = state === 'declined' ? offer.state === 'offered' : endedState(offer) === 'ended'
      if (!isOpen) refuse(offer, state)
      const shared = { id, ownerId: offer.origin.id, receiverId: organizationId }
      const acting = { organizationId, now: clock.now(), emit }
      await moveShare(db, shared, state, acting, state === 'declined' ? { answered_by_id: accountId } : {})
      return existing(db, organizationId, id)
    })
  answer(variantOffers.decline, 'declined')
  answer(variantOffers.end, 'ended')
}
