import { getLibraryId } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { hasWords, isShareable } from '../../rules/index.ts'
import type { Partner, SharedContent, VariantOffer, VariantShare } from '../../schemas/index.ts'
import { listRecords, toAsset } from '../entities/assets.ts'
import { listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { ShareRow, VariantRow } from '../rows.ts'

const { variantShares, variantOffers } = contract

const getSharedContent = (state: MockState, variant: VariantRow): SharedContent => {
  const { variantId, name, description, attributes, components, thingId, organizationId } = variant
  return { variantId, name, description, attributes, components, thing: toAsset(state, state.tables.assets.get(organizationId, thingId)) }
}

/** Variants that organizations give to each other. Both look at one row. */
export const shareHandlers = (state: MockState) => {
  const { tables, organizations, organization, origin } = state
  const moment = () => state.now().toISOString()
  const partner = (id: number): Partner => organization(id)
  const asShare = ({ destinationId, ...share }: ShareRow): VariantShare => ({ ...share, destination: partner(destinationId) })
  const offersTo = (destination: number) =>
    organizations.flatMap(({ id }) => tables.shares.of(id)).filter(({ destinationId }) => destinationId === destination)
  /** The receiver's copy of the same asset, to which what is shared continuously comes. */
  const copyFor = ({ organizationId, destinationId, batchId, mode, state: current }: ShareRow) => {
    if (mode !== 'continuous' || current !== 'offered') return undefined
    const getThingId = (id: string | undefined) => tables.variants.find(organizationId, id)?.thingId
    return offersTo(destinationId)
      .filter((share) => share.organizationId === organizationId && share.mode === 'continuous' && share.state === 'accepted')
      .filter((share) => getThingId(share.batchId) === getThingId(batchId))
      .map(({ received }) => tables.assets.find(destinationId, received?.thingId))
      .find((asset) => asset?.originId === organizationId)
  }
  const asOffer = (share: ShareRow): VariantOffer => {
    const { organizationId, batchId: _, received, ...rest } = share
    const copied = copyFor(share)
    return { ...rest, ...received, origin: partner(organizationId), ...(copied && { copyThing: { id: copied.id, name: copied.name } }) }
  }
  const offer = (destination: number, id: string): ShareRow => {
    const found = offersTo(destination).find((share) => share.id === id)
    if (!found) throw new MockProblem('not_found')
    return found
  }
  const hasTask = ({ organizationId, thingId }: VariantRow, kind: 'share_request' | 'rapid_assessment') =>
    tables.taskAssets
      .of(organizationId)
      .some(
        (link) =>
          link.thingId === thingId &&
          tables.tasks.get(organizationId, link.taskId).taskLibraryId === getLibraryId(kind) &&
          (kind === 'share_request' || link.publicServiceSharingEnabled),
      )
  const listAssessments = ({ organizationId, thingId }: VariantRow) =>
    listRecords(state, thingId)
      .filter(({ task }) => tables.tasks.find(organizationId, task.id)?.taskLibraryId === getLibraryId('rapid_assessment'))
      .map((record) => ({ ...record, id: record._id }))
  const end = (share: ShareRow): ShareRow => {
    if (share.state === 'offered') return tables.shares.change(share, { state: 'withdrawn', endedAt: moment() })
    if (share.state !== 'accepted' || share.mode !== 'continuous') throw new MockProblem('status_conflict')
    return tables.shares.change(share, { state: 'ended', endedAt: moment() })
  }
  /** The receiver's own asset and variant. */
  const copy = (share: ShareRow, accountId: string, asked: { thingId?: string | undefined; variantId?: string | undefined }) => {
    const { organizationId, content, destinationId } = share
    const variantId = asked.variantId ?? content.variantId
    if (tables.variants.of(destinationId).some((other) => other.variantId === variantId)) throw taken('variantId', 'variant_id_taken')
    const source = tables.assets.get(organizationId, tables.variants.get(organizationId, share.batchId).thingId)
    const { publicLink: _, categoryId: __, templateId: ___, valueChainId: ____, ...asset } = source
    const links = { isEnabledPublicLink: false, supportProfileIds: [], documentIds: [] }
    const own = () =>
      tables.assets.insert({ ...asset, ...links, ...origin(accountId), organizationId: destinationId, originId: organizationId }).id
    const thingId = asked.thingId ?? copyFor(share)?.id ?? own()
    const { thing: _thing, ...said } = content
    const variant = { ...said, ...origin(accountId), organizationId: destinationId, thingId, variantId, status: 'active' as const }
    return { thingId, batchId: tables.variants.insert(variant).id }
  }

  return [
    mockEndpoint(state, variantShares.list, ({ organizationId, query }) =>
      listed(
        tables.shares
          .of(organizationId)
          .filter(({ content }) => hasWords(query.search, `${content.name} ${content.variantId}`))
          .map(asShare),
        query,
      ),
    ),
    mockEndpoint(state, variantShares.create, ({ organizationId, claims, body: { destination, ...body } }) => {
      const variant = tables.variants.get(organizationId, body.batchId)
      if (!isShareable(variant.status)) throw new MockProblem('status_conflict')
      if (!hasTask(variant, 'share_request')) throw new MockProblem('sharing_task_missing')
      if (body.withAssessments && !hasTask(variant, 'rapid_assessment')) throw new MockProblem('rapid_assessment_missing')
      const other = organizations.find(({ id, slug }) => id === destination || slug === destination)
      if (!other) throw new MockProblem('organization_not_found')
      if (other.id === organizationId) throw refused(['destination'], 'must be another organization', 'not_one_of')
      const isOpen = ({ state: current, mode }: ShareRow) => current === 'offered' || (current === 'accepted' && mode === 'continuous')
      const isShared = ({ batchId, destinationId }: ShareRow) => batchId === variant.id && destinationId === other.id
      if (tables.shares.of(organizationId).some((share) => isShared(share) && isOpen(share)))
        throw new MockProblem('variant_already_shared')
      const assessments = body.withAssessments ? listAssessments(variant) : []
      const made = { ...body, ...origin(claims.sub), organizationId, destinationId: other.id, state: 'offered' as const }
      return asShare(tables.shares.insert({ ...made, content: getSharedContent(state, variant), assessments }))
    }),
    mockEndpoint(state, variantShares.get, ({ organizationId, params }) => asShare(tables.shares.get(organizationId, params.id))),
    mockEndpoint(state, variantShares.end, ({ organizationId, params }) => asShare(end(tables.shares.get(organizationId, params.id)))),
    mockEndpoint(state, variantShares.profile, ({ organizationId, params }) => {
      const variant = tables.variants.get(organizationId, params.id)
      const isInUse = tables.assets.get(organizationId, variant.thingId).status === 0 && ['active', 'pending'].includes(variant.status)
      return {
        batchId: variant.id,
        recommendedMode: isInUse ? ('continuous' as const) : ('oneOff' as const),
        canShareAssessments: hasTask(variant, 'rapid_assessment'),
        obstacles: [
          ...(isShareable(variant.status) ? [] : (['status_conflict'] as const)),
          ...(hasTask(variant, 'share_request') ? [] : (['sharing_task_missing'] as const)),
        ],
      }
    }),

    mockEndpoint(state, variantOffers.list, ({ organizationId, query }) =>
      listed(
        offersTo(organizationId)
          .map(asOffer)
          .filter(({ content, origin: { name } }) =>
            hasWords(query.search, `${content.name} ${content.variantId} ${content.thing.name} ${name}`),
          ),
        query,
      ),
    ),
    mockEndpoint(state, variantOffers.get, ({ organizationId, params }) => asOffer(offer(organizationId, params.id))),
    mockEndpoint(state, variantOffers.accept, ({ organizationId, claims, params, body }) => {
      const share = offer(organizationId, params.id)
      if (share.state !== 'offered') throw new MockProblem('status_conflict')
      const received = copy(share, claims.sub, body)
      return asOffer(tables.shares.change(share, { state: 'accepted', answeredAt: moment(), answeredById: claims.sub, received }))
    }),
    mockEndpoint(state, variantOffers.decline, ({ organizationId, claims, params }) => {
      const share = offer(organizationId, params.id)
      if (share.state !== 'offered') throw new MockProblem('status_conflict')
      return asOffer(tables.shares.change(share, { state: 'declined', answeredAt: moment(), answeredById: claims.sub }))
    }),
    mockEndpoint(state, variantOffers.end, ({ organizationId, params }) => {
      const share = offer(organizationId, params.id)
      if (share.state !== 'accepted') throw new MockProblem('status_conflict')
      return asOffer(end(share))
    }),
  ]
}
