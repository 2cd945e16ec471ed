import { getPublicPagePath } from '../../addresses/public-page.ts'
import { automaticLibraryIds, publicAttributeIn } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { getUnitContent, listSources } from '../../rules/clipboard/index.ts'
import { getLabelState } from '../../rules/index.ts'
import type { Language, PublicAsset } from '../../schemas/index.ts'
import { listRecords, toAsset } from '../entities/assets.ts'
import { writeClipboard } from '../entities/clipboard-text.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { issueMockToken } from '../mock-tokens.ts'
import type { AssetRow } from '../rows.ts'
import { EXECUTION_TOKEN_LIFETIME_S } from './task-runs.ts'

export const publicAssetHandlers = (state: MockState) => {
  const { tables, demo, organizations, organization, itemStatuses } = state
  const shownAsset = ({ a, b }: { a: string; b: string }): AssetRow & { publicLink: string } => {
    const owner = organizations.find(({ slug }) => slug === a)
    const asset = owner && tables.assets.of(owner.id).find(({ publicLink, formerLinks }) => publicLink === b || formerLinks?.includes(b))
    if (!asset?.isEnabledPublicLink || asset.publicLink === undefined || asset.hidden) throw new MockProblem('not_found')
    return { ...asset, publicLink: asset.publicLink }
  }
  const listServices = ({ organizationId, id, switches }: AssetRow) =>
    tables.taskAssets.of(organizationId).flatMap((link) => {
      if (!switches.isEnabledServices || link.thingId !== id || !link.publicServiceEnabled || link.publicTaskVisibility === 'off') return []
      const { title = tables.tasks.get(organizationId, link.taskId).name, ...content } = link.publicTaskContent
      return [{ ...content, title, taskThingId: link.id, isSharingEnabled: link.publicServiceSharingEnabled }]
    })
  const listPublicAttributes = (asset: AssetRow, language: Language | undefined) =>
    toAsset(state, asset)
      .attributes.filter(({ isPublic = true }) => isPublic)
      .map((attribute) => publicAttributeIn(attribute, language))
  const listTransfers = ({ organizationId, id }: AssetRow) =>
    tables.contentTransfers
      .of(organizationId)
      .filter(({ thingId }) => thingId === id)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .map(({ organizationName: name, unitUrl: address, marks = [] }) => ({ name, address, marks }))
  /** Blocks, documents and help of the demo's pages stay as the demo has them: which visitor sees what is the backend's. */
  const toPublicPage = (asset: AssetRow & { publicLink: string }, language?: Language): PublicAsset => {
    const { id, publicLink, name, description, image, gtin, page, switches } = asset
    const what = { id, publicLink, name, description, image, gtin }
    const shown = demo.publicThings.find(({ thing }) => thing.id === id)
    const services = listServices(asset)
    // That it was shared is no evidence for visitors.
    const isEvidence = (taskId: string) =>
      !automaticLibraryIds.includes(tables.tasks.find(asset.organizationId, taskId)?.taskLibraryId ?? '')
    const records = listRecords(state, id).filter(({ task }) => isEvidence(task.id))
    const closed = {
      organization: organization(asset.organizationId),
      thing: { ...what, attributes: [] },
      highlights: [],
      journey: [],
      supportProfiles: shown?.supportProfiles,
      services: services.length > 0 ? services : undefined,
      records: { count: records.length, latest: records[0]?.recordDate },
    }
    if (!switches.isEnabledPublicContent) return closed
    const open: PublicAsset = {
      ...shown,
      ...closed,
      thing: { ...what, heroImage: page.heroImage, attributes: listPublicAttributes(asset, language) },
      highlights: page.highlights,
      journey: page.journey,
      content: Object.keys(page.content).length > 0 || shown?.content ? page.content : undefined,
    }
    const sources = listSources(open, listTransfers(asset), (value) => value)
    return sources.length > 0 ? { ...open, sources } : open
  }
  /** The unit alone: what else a page shows who holds one is the backend's. */
  const findPublicUnit = (
    { organizationId, id: assetId, switches }: AssetRow,
    wanted: string | undefined,
  ): Pick<PublicAsset, 'item' | 'isItemClosed'> => {
    if (wanted === undefined) return {}
    if (!switches.isEnabledDiscovery) return { isItemClosed: true }
    const units = tables.units
      .of(organizationId)
      .filter((row) => row.thingId === assetId && [row.uniqueId, row.id, row.name].includes(wanted))
    const unit = units.find(({ hidden }) => !hidden)
    if (!unit) return units.length > 0 ? { isItemClosed: true } : {}
    const { id, name, sequenceNumber } = unit
    const status = itemStatuses.find((row) => row.organizationId === organizationId && row.value === unit.status)
    const variant = tables.variants.find(organizationId, unit.batchId)
    return { item: { id, name, sequenceNumber, status, variant: variant && { ...variant, state: getLabelState(variant.status) } } }
  }
  return [
    mockEndpoint(state, contract.publicAssets.get, ({ params, query }) => {
      const asset = shownAsset(params)
      return { ...toPublicPage(asset, query.lang), ...findPublicUnit(asset, query.unit ?? query.item) }
    }),
    mockEndpoint(state, contract.publicAssets.copy, ({ params, query }) => {
      const asset = shownAsset(params)
      const { item } = findPublicUnit(asset, query.unit ?? query.item)
      if (!item) throw new MockProblem('not_found')
      const address = state.publicUrl + getPublicPagePath(params.a, asset.publicLink, { item: item.name })
      const copied = { organizationId: asset.organizationId, address, absolute: (path: string) => path }
      return {
        text: writeClipboard({ content: getUnitContent({ ...toPublicPage(asset), item }, copied), copiedAt: state.now().toISOString() }),
      }
    }),
    mockEndpoint(state, contract.publicAssets.startTask, ({ params }) => {
      const asset = shownAsset(params)
      const { taskThingId } = params
      if (!listServices(asset).some((service) => service.taskThingId === taskThingId)) throw new MockProblem('not_found')
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      return { jwt: issueMockToken({ kind: 'execution', sub: '', orgId: asset.organizationId, taskThingId, exp }) }
    }),
  ]
}
