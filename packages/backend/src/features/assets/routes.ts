import { contract } from '@tracemark/api/contract'
import { type Asset, type AssetChange, type CopiedPart, copiedParts } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { usesRoute } from '../../entities/bulk.ts'
import { refuseUsed } from '../../entities/uses.ts'
import { withdrawFiles } from '../../entities/withdraw-files.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { fillOwnAttributes, refuseInvalidAttributes } from '../attributes/checks.ts'
import { announceVariants } from '../offers/announce.ts'
import { countAllVisits } from '../public-pages/queries/visits.ts'
import { assignTasks, removeTasksOfAssets } from '../task-assets/queries.ts'
import { publicInfoRoutes } from './public-info-routes.ts'
import {
  assetStore,
  comesFrom,
  filesShown,
  findBeginning,
  lockAsset,
  lockInheritance,
  replaceParts,
  updateAsset,
} from './queries/assets.ts'
import { findAttention } from './queries/attention.ts'
import { lockAssets, updateAssets } from './queries/bulk.ts'
import { copyParts, copyPublicPage } from './queries/copies.ts'
import { deleteAsset } from './queries/deletion.ts'
import { countAssets, listAssets } from './queries/list.ts'
import { listIdentificationCodes, listSupportProfiles, summarizeAsset } from './queries/parts.ts'
import { assetTasksRoute } from './task-routes.ts'

const { assets } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Asset> => {
  const thing = await assetStore.find(db, organizationId, id)
  if (!thing) throw new ProblemError('not_found')
  return thing
}

/** An asset that came from itself, over others, would inherit without end. */
const refuseCircle = async (db: ScopedDatabase, organizationId: number, id: string, { inheritedId }: z.infer<typeof AssetChange>) => {
  if (!inheritedId) return
  await lockInheritance(db, organizationId)
  if (await comesFrom(db, organizationId, inheritedId, id))
    throw new ProblemError('invalid_content', {
      fields: [{ path: ['inheritedId'], message: 'must not inherit from itself', code: 'cycle' }],
    })
}

/** What a new asset has of the sample of its template. What is said of one asset alone, its texts and pictures, is not among it. */
const sampled: readonly CopiedPart[] = ['documents', 'tasks', 'supportProfiles', 'publicPage']

/** A fixed path stands before one with a parameter in the same place. */
export const assetRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { ids, clock, outbox } = dependencies
  const made = (createdById: string) => ({ ids, createdAt: clock.now().toISOString(), createdById })

  implement(assets.list, ({ db, organizationId, query }) => listAssets(db, organizationId, query))

  implement(assets.totals, ({ db, organizationId }) => countAssets(db, organizationId))

  implement(assets.attention, ({ db, organizationId }) => findAttention(db, organizationId, clock.now()))

  implement(assets.visits, ({ db, organizationId }) => countAllVisits(db, organizationId, clock.now()))

  implement(assets.summary, async ({ db, organizationId, params }) => {
    const summary = await summarizeAsset(db, organizationId, params.x, clock.now())
    if (!summary) throw new ProblemError('not_found')
    return summary
  })

  implement(assets.create, async ({ db, organizationId, accountId, body }) => {
    await refuseInvalidAttributes(db, organizationId, body.attributes, ['attributes'])
    const { attributes, supportProfileIds, documentIds, ...thing } = body
    const id = ids()
    const { createdAt, createdById } = made(accountId)
    const beginning = thing.templateId === undefined ? undefined : await findBeginning(db, organizationId, thing.templateId)
    const valueChainId = thing.valueChainId ?? beginning?.valueChainId ?? undefined
    await assetStore.insert(db, organizationId, { ...thing, valueChainId, id, isEnabledPublicLink: false, createdAt, createdById })
    if (beginning?.sampleId) {
      const sample = { from: beginning.sampleId, to: id, isSample: true }
      await copyParts(db, organizationId, { ...sample, parts: sampled }, made(accountId))
      await copyPublicPage(db, organizationId, sample)
    }
    const given = attributes ?? (beginning && (await fillOwnAttributes(db, organizationId, beginning.attributes)))
    await replaceParts(db, organizationId, id, { attributes: given, supportProfileIds, documentIds }, made(accountId))
    return existing(db, organizationId, id)
  })

  implement(assets.bulkUpdate, async ({ db, organizationId, accountId, body }) => {
    const found = await lockAssets(db, organizationId, body.ids)
    if (found.length === 0) return { ids: [] }
    await updateAssets(db, organizationId, found, body)
    await removeTasksOfAssets(db, organizationId, found, body.removeTaskIds, clock.now())
    await assignTasks(db, organizationId, found, body.addTaskIds, made(accountId))
    return { ids: found }
  })

  implement(assets.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(assets.update, async ({ db, organizationId, accountId, params: { id }, body }) => {
    const { attributes, supportProfileIds, documentIds, ...change } = body
    await refuseInvalidAttributes(db, organizationId, body.attributes, ['attributes'])
    await refuseCircle(db, organizationId, id, change)
    if (!(await lockAsset(db, organizationId, id))) throw new ProblemError('not_found')
    const shown = change.hidden ? await filesShown(db, organizationId, id) : ''
    await updateAsset(db, organizationId, id, change)
    await replaceParts(db, organizationId, id, { attributes, supportProfileIds, documentIds }, made(accountId))
    await withdrawFiles(db, organizationId, shown, { ids, now: clock.now() })
    await announceVariants(db, organizationId, { thingId: id }, outbox.emit)
    return existing(db, organizationId, id)
  })

  implement(assets.delete, async ({ db, organizationId, params: { id } }) => {
    if (!(await lockAsset(db, organizationId, id))) throw new ProblemError('not_found')
    await refuseUsed(db, organizationId, 'assets', [id])
    await deleteAsset(db, organizationId, id)
    return { id }
  })

  usesRoute(implement, assets.uses, 'assets')

  implement(assets.duplicate, async ({ db, organizationId, accountId, params, body: { parts = copiedParts } }) => {
    const original = await assetStore.find(db, organizationId, params.id)
    if (!original) throw new ProblemError('not_found')
    // What programs keep with an asset is said of that one alone.
    const { publicLink: _, organizationId: __, metadata: ___, ...fields } = original
    const name = await assetStore.freeName(db, organizationId, String(fields.name))
    const id = ids()
    const { createdAt, createdById } = made(accountId)
    const copy = { ...fields, id, name, status: 0, hidden: false, isEnabledPublicLink: false, createdAt, createdById }
    const without = {
      ...(!parts.includes('about') && { description: '', images: [], certifications: [] }),
      ...(!parts.includes('valueChain') && { valueChainId: undefined }),
    }
    await assetStore.insert(db, organizationId, { ...copy, ...without })
    await copyParts(db, organizationId, { from: params.id, to: id, parts }, made(accountId))
    if (parts.includes('publicPage')) await copyPublicPage(db, organizationId, { from: params.id, to: id })
    return existing(db, organizationId, id)
  })

  implement(assets.supportProfiles, async ({ db, organizationId, params, query }) => {
    await existing(db, organizationId, params.id)
    return listSupportProfiles(db, organizationId, params.id, query)
  })

  implement(assets.identificationCodes, async ({ db, organizationId, params, query }) => {
    await existing(db, organizationId, params.id)
    return listIdentificationCodes(db, organizationId, params.id, query)
  })

  assetTasksRoute(implement)
  publicInfoRoutes(implement, dependencies)
}
