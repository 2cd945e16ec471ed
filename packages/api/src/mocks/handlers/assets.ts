import { contract } from '../../contract/index.ts'
import { EXPORT_MAX, hasWords, sampledPage, toSlug } from '../../rules/index.ts'
import { type Asset, type AssetQuery, type CopiedPart, copiedParts, type PublicInfo } from '../../schemas/index.ts'
import { replaceAttributes } from '../entities/asset-attributes.ts'
import { listRecords, ofAsset, toAsset } from '../entities/assets.ts'
import { findScanned } from '../entities/discovery.ts'
import { csvRows, EMPTY_XLSX, XLSX_TYPE } from '../entities/interaction-lists.ts'
import { assignTasks, toTaskAsset } from '../entities/task-assets.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses } from '../mock-uses.ts'
import { type AssetRow, emptyPage, openAsset, plainDiscovery } from '../rows.ts'
import { changed } from '../table.ts'

const { assets } = contract

export const assetHandlers = (state: MockState) => {
  const { tables, origin } = state
  const view = (row: AssetRow) => toAsset(state, row)
  const store = createMockStore(state, assets, {
    table: tables.assets,
    view,
    searched: ({ name, description }) => `${name} ${description}`,
    kept: 'asset_used',
    usedBy: ({ organizationId, id }) => [
      ...countUses('variants', 'thingId', ofAsset(tables.variants.of(organizationId), id)),
      ...countUses('units', 'thingId', ofAsset(tables.units.of(organizationId), id)),
      ...countUses('interactions', 'thingId', listRecords(state, id)),
      ...countUses(
        'assets',
        'inheritedId',
        tables.assets.of(organizationId).filter(({ inheritedId }) => inheritedId === id),
      ),
    ],
    removed: ({ organizationId, id }) => {
      for (const template of tables.templates.of(organizationId).filter(({ sampleId }) => sampleId === id))
        tables.templates.put({ ...template, sampleId: undefined })
      for (const parts of [tables.assetAttributes, tables.components, tables.identificationCodes, tables.taskAssets])
        parts.remove(({ thingId }) => thingId === id)
    },
  })

  /** Keeps a new asset. */
  const make = (asset: Omit<AssetRow, 'id' | 'createdAt' | 'createdById'>, accountId: string, attributes: Asset['attributes']) => {
    const made = tables.assets.insert({ ...asset, ...origin(accountId) })
    replaceAttributes(state, made, accountId, attributes)
    return store.read(made.organizationId, made.id)
  }
  /** Gives a new asset the tasks and content blocks of another one. Collections hold records of the first one, and don't come from a sample. */
  const takeAlong = (from: AssetRow, thingId: string, accountId: string, parts: readonly CopiedPart[], isSample = false) => {
    const own = { ...origin(accountId), thingId }
    if (parts.includes('tasks'))
      for (const link of ofAsset(tables.taskAssets.of(from.organizationId), from.id))
        tables.taskAssets.insert({ ...link, ...own, id: state.newId() })
    if (parts.includes('publicPage'))
      for (const block of tables.components
        .of(from.organizationId)
        .filter((each) => each.thingId === from.id && !(isSample && each.collectionsInfo)))
        tables.components.insert({ ...block, ...own, id: state.newId() })
  }
  const list = (organizationId: number, { taskId, hidden = false, ...query }: AssetQuery) => {
    const scanned = findScanned(state, organizationId, query.search ?? '')
    const isFound = ({ id, hidden: isHidden }: AssetRow) =>
      isHidden === hidden &&
      (scanned === undefined || id === scanned.thing.id) &&
      (taskId === undefined || ofAsset(tables.taskAssets.of(organizationId), id).some((link) => link.taskId === taskId))
    return store.list(organizationId, { ...query, search: scanned ? undefined : query.search }, isFound)
  }
  return [
    mockEndpoint(state, assets.list, ({ organizationId, query }) => list(organizationId, query)),
    mockEndpoint(state, assets.export, ({ organizationId, body: { format, separator, columns: _, ids, ...query } }) => {
      if (format === 'xlsx') return new Blob([EMPTY_XLSX], { type: XLSX_TYPE })
      const asked = ids ? { sort: query.sort } : query
      const { items } = list(organizationId, { ...asked, page: 1, perPage: EXPORT_MAX.csv })
      const wanted = ids ? items.filter(({ id }) => ids.includes(id)) : items
      const rows = wanted.map(({ id, name, category, unitCount }) => [id, name, category?.name ?? '', String(unitCount)])
      return new Blob([csvRows([['id', 'name', 'category', 'unitCount'], ...rows], separator)], { type: 'text/csv' })
    }),
    mockEndpoint(state, assets.get, ({ organizationId, params }) => store.read(organizationId, params.id)),
    mockEndpoint(state, assets.create, ({ organizationId, claims, body: { attributes, ...body } }) => {
      const template = tables.templates.find(organizationId, body.templateId)
      const sample = tables.assets.find(organizationId, template?.sampleId)
      const chain = tables.valueChains.find(organizationId, sample?.valueChainId)
      const made = make(
        {
          ...body,
          organizationId,
          valueChainId: body.valueChainId ?? (chain?.archived ? undefined : chain?.id),
          supportProfileIds: body.supportProfileIds ?? sample?.supportProfileIds ?? [],
          documentIds: body.documentIds ?? sample?.documentIds ?? [],
          isEnabledPublicLink: false,
          switches: sample?.switches ?? openAsset,
          discovery: plainDiscovery,
          page: sample ? { ...emptyPage, ...sampledPage(sample.page) } : emptyPage,
        },
        claims.sub,
        attributes ?? template?.attributes ?? [],
      )
      if (sample) takeAlong(sample, made.id, claims.sub, ['tasks', 'publicPage'], true)
      return store.read(organizationId, made.id)
    }),
    mockEndpoint(state, assets.update, ({ organizationId, claims, params, body: { attributes, ...change } }) => {
      const asset = tables.assets.change(tables.assets.get(organizationId, params.id), change)
      if (attributes) replaceAttributes(state, asset, claims.sub, attributes)
      return store.read(asset.organizationId, asset.id)
    }),
    ...mockCrud(state, { delete: assets.delete, uses: assets.uses }, store),
    mockEndpoint(state, assets.duplicate, ({ organizationId, claims, params, body: { parts = copiedParts } }) => {
      // What programs keep with an asset is said of that one alone.
      const original = tables.assets.get(organizationId, params.id)
      const { publicLink: _, formerLinks: __, metadata: ___, ...asset } = original
      const copy = {
        ...asset,
        name: store.freeName(organizationId, asset.name),
        status: 0 as const,
        hidden: false,
        isEnabledPublicLink: false,
        ...(!parts.includes('about') && { description: '', images: [], certifications: [] }),
        ...(!parts.includes('documents') && { documentIds: [] }),
        ...(!parts.includes('supportProfiles') && { supportProfileIds: [] }),
        ...(!parts.includes('valueChain') && { valueChainId: undefined }),
        ...(!parts.includes('publicPage') && { switches: openAsset, page: emptyPage }),
        discovery: plainDiscovery,
        originId: undefined,
      }
      const made = make(copy, claims.sub, parts.includes('about') ? view(asset).attributes : [])
      takeAlong(original, made.id, claims.sub, parts)
      return store.read(organizationId, made.id)
    }),
    mockEndpoint(state, assets.bulkUpdate, ({ organizationId, claims, body }) => {
      const ids = tables.assets.known(organizationId, body.ids)
      if (tables.tasks.known(organizationId, body.addTaskIds).length < new Set(body.addTaskIds).size)
        throw refused(['addTaskIds'], 'no task')
      tables.taskAssets.remove((link) => ids.includes(link.thingId) && body.removeTaskIds.includes(link.taskId))
      assignTasks(state, { organizationId, accountId: claims.sub, thingIds: ids, taskIds: body.addTaskIds })
      for (const asset of ids.map((id) => tables.assets.get(organizationId, id))) {
        const profiles = [...new Set([...asset.supportProfileIds, ...body.addSupportProfileIds])]
        tables.assets.change(asset, {
          valueChainId: body.valueChainId,
          supportProfileIds: profiles.filter((id) => !body.removeSupportProfileIds.includes(id)),
        })
      }
      return { ids }
    }),
    mockEndpoint(state, assets.tasks, ({ organizationId, params, query: { allowInherited, ...query } }) => {
      const asset = tables.assets.get(organizationId, params.id)
      const line = [asset.id, ...(allowInherited === 1 && asset.inheritedMode === 'continuous' ? [asset.inheritedId] : [])]
      const links = tables.taskAssets.of(organizationId).filter(({ thingId }) => line.includes(thingId))
      const views = links.map((link) => toTaskAsset(state, link))
      return listed(
        views.filter(({ task }) => hasWords(query.search, task.name)),
        query,
      )
    }),
    mockEndpoint(state, assets.supportProfiles, ({ organizationId, params, query }) => {
      const { supportProfileIds } = tables.assets.get(organizationId, params.id)
      const profiles = supportProfileIds.flatMap((id, order) => {
        const profile = tables.supportProfiles.find(organizationId, id)
        const collection = tables.collections.find(organizationId, profile?.collectionId)
        return profile && hasWords(query.search, profile.name) ? [{ ...profile, collection, order }] : []
      })
      return listed(profiles, query)
    }),
    mockEndpoint(state, assets.identificationCodes, ({ organizationId, params, query }) => {
      const { id } = tables.assets.get(organizationId, params.id)
      const codes = ofAsset(tables.identificationCodes.of(organizationId), id)
      return listed(
        codes.filter(({ value }) => hasWords(query.search, value)),
        query,
      )
    }),
    mockEndpoint(state, assets.publicInfo, ({ organizationId, params }) =>
      toPublicInfo(state, tables.assets.get(organizationId, params.id)),
    ),
    mockEndpoint(state, assets.updatePublicInfo, ({ organizationId, params, body }) => {
      const { isEnabledPublicLink, isEnabledPublicContent, isEnabledDiscovery, isEnabledServices, publicLink, ...rest } = body
      const { identificationMethod, serialPrefix, discoveryTaskId, ...page } = rest
      const before = tables.assets.get(organizationId, params.id)
      const others = tables.assets.of(organizationId).filter(({ id }) => id !== before.id)
      const linksOfOthers = others.flatMap((other) => [other.publicLink, ...(other.formerLinks ?? [])])
      if (publicLink && linksOfOthers.includes(publicLink)) throw taken('publicLink', 'name_taken')
      const switches = {
        isEnabledPublicContent: isEnabledPublicContent ?? before.switches.isEnabledPublicContent,
        isEnabledDiscovery: isEnabledDiscovery ?? before.switches.isEnabledDiscovery,
        isEnabledServices: isEnabledServices ?? before.switches.isEnabledServices,
      }
      const prefix = serialPrefix === undefined ? before.discovery.serialPrefix : (serialPrefix ?? undefined)
      const taskId = discoveryTaskId === undefined ? before.discovery.discoveryTaskId : (discoveryTaskId ?? undefined)
      const discovery = {
        identificationMethod: identificationMethod ?? before.discovery.identificationMethod,
        ...(prefix !== undefined && { serialPrefix: prefix }),
        ...(taskId !== undefined && { discoveryTaskId: taskId }),
      }
      if (discovery.identificationMethod === 'serialPrefix' && discovery.serialPrefix === undefined)
        throw refused(['serialPrefix'], 'is needed by this method', 'required')
      if (others.some((other) => serialPrefix && other.discovery.serialPrefix === serialPrefix))
        throw taken('serialPrefix', 'identifier_taken')
      if (discoveryTaskId && tables.taskAssets.find(organizationId, discoveryTaskId)?.thingId !== before.id)
        throw refused(['discoveryTaskId'], 'must be one of the tasks at this asset')
      const after = changed(before, { isEnabledPublicLink, publicLink, switches, discovery, page: applyPageChange(before.page, page) })
      if (after.isEnabledPublicLink) after.publicLink ??= toSlug(after.name)
      const links = [...(before.formerLinks ?? []), ...(before.publicLink === undefined ? [] : [before.publicLink])]
      after.formerLinks = links.filter((link) => link !== after.publicLink)
      return toPublicInfo(state, tables.assets.put(after))
    }),
  ]
}

type Page = AssetRow['page']
type PageChange = { [Field in keyof Page]?: Page[Field] | null | undefined }

const applyPageChange = ({ heroImage: before, ...page }: Page, { heroImage = before, ...change }: PageChange): Page => ({
  ...page,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  heroImage: heroImage ?? undefined,
})

const toPublicInfo = ({ tables }: MockState, asset: AssetRow): PublicInfo => {
  const { organizationId, id, isEnabledPublicLink, switches, publicLink, page, discovery } = asset
  const { discoveryTaskId, ...identification } = discovery
  const link = tables.taskAssets.find(organizationId, discoveryTaskId)
  const task = link && tables.tasks.get(organizationId, link.taskId)
  return {
    thingId: id,
    isEnabledPublicLink,
    ...switches,
    publicLink,
    ...page,
    ...identification,
    ...(link && task && { discoveryTaskId: link.id, discoveryTask: { id: task.id, name: task.name } }),
  }
}
