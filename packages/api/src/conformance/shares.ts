import { describe, expect, type SuiteCollector, test } from 'vitest'
import { getLibraryId } from '../content/index.ts'
import { readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }
const conflict = { code: 'status_conflict', status: 409 }

/** Variants that one organization gives to another. */
export const describeShares = (start: StartTarget): SuiteCollector<object> =>
  describe('sharing of variants', () => {
    const conversation = useConversation(start)
    const asOwner = async (organizationId = 101) => ({ token: await conversation().getToken('owner', organizationId) })

    /** A variant of Sierra Alta, whose asset has a task for sharing. */
    const shareable = async (variantId: string) => {
      const { client, target } = conversation()
      const { thingId } = target.demo.featured
      const body = { name: `Share ${variantId}`, taskLibraryId: getLibraryId('share_request'), config: { widgets: [] } }
      const task = await client.tasks.create({ body }, await asOwner())
      await client.taskAssets.create({ body: { taskId: task.id, thingId } }, await asOwner())
      const variant = { thingId, variantId, name: 'To share', status: 'active' as const }
      return client.variants.create({ body: variant }, await asOwner())
    }

    test('a variant is offered, seen by both, accepted by one, and followed until it ends', async () => {
      const { assets, variantShares, variantOffers, variants } = conversation().client
      const { id: batchId } = await shareable('CONF-S1')
      const profile = await variantShares.profile({ params: { id: batchId } }, await asOwner())
      expect([profile.recommendedMode, profile.obstacles]).toEqual(['continuous', []])
      const body = { batchId, destination: 102, mode: 'continuous' as const }
      const share = await variantShares.create({ body }, await asOwner())
      expect([share.state, share.destination.id]).toEqual(['offered', 102])
      const twice = variantShares.create({ body }, await asOwner())
      expect(await readFailure(twice)).toEqual({ code: 'variant_already_shared', status: 409 })

      const params = { id: share.id }
      const offer = await variantOffers.get({ params }, await asOwner(102))
      expect([offer.origin.id, offer.content.variantId, offer.state]).toEqual([101, 'CONF-S1', 'offered'])
      expect((await variantOffers.list({ query: { state: ['offered'] } }, await asOwner(102))).items).toEqual([offer])
      const searched = async (search: string) => (await variantOffers.list({ query: { search } }, await asOwner(102))).items
      expect([await searched(`conf-s1 ${offer.origin.name}`), await searched(`${offer.content.thing.name} conf-s1`)]).toEqual([
        [offer],
        [offer],
      ])
      expect(await searched('conf-s1 elsewhere')).toEqual([])
      expect(await readFailure(variantOffers.get({ params }, await asOwner(103)))).toEqual(notFound)
      expect(await readFailure(variantOffers.accept({ params, body: {} }, await asOwner()))).toEqual(notFound)

      const accepted = await variantOffers.accept({ params, body: {} }, await asOwner(102))
      const copy = await variants.get({ params: { id: accepted.batchId ?? '' } }, await asOwner(102))
      expect([copy.variantId, copy.name, copy.thingId]).toEqual(['CONF-S1', 'To share', accepted.thingId])
      const asset = await assets.get({ params: { id: accepted.thingId ?? '' } }, await asOwner(102))
      expect(asset.origin).toEqual(offer.origin)
      const duplicate = await assets.duplicate({ params: { id: asset.id }, body: {} }, await asOwner(102))
      expect(duplicate.origin).toBeUndefined()
      expect(await readFailure(variantOffers.decline({ params }, await asOwner(102)))).toEqual(conflict)
      expect((await variantShares.list({ query: { state: ['accepted'], batchId } }, await asOwner())).items.map(({ id }) => id)).toEqual([
        share.id,
      ])
      expect((await variantOffers.end({ params }, await asOwner(102))).state).toBe('ended')
      expect((await variantShares.get({ params }, await asOwner())).state).toBe('ended')
    })

    test('an offer is declined, or withdrawn', async () => {
      const { variantShares, variantOffers } = conversation().client
      const { id: batchId } = await shareable('CONF-S2')
      const body = { batchId, destination: 102, mode: 'oneOff' as const }
      const first = { id: (await variantShares.create({ body }, await asOwner())).id }
      expect((await variantOffers.decline({ params: first }, await asOwner(102))).state).toBe('declined')
      expect(await readFailure(variantShares.end({ params: first }, await asOwner()))).toEqual(conflict)
      const second = { id: (await variantShares.create({ body }, await asOwner())).id }
      expect((await variantShares.end({ params: second }, await asOwner())).state).toBe('withdrawn')
      expect(await readFailure(variantOffers.accept({ params: second, body: {} }, await asOwner(102)))).toEqual(conflict)
    })
  })
