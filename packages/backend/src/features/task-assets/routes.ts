import { contract } from '@tracemark/api/contract'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { hasWords } from '../../platform/db/search-words.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockAssets } from '../assets/queries/bulk.ts'
import { assertOpen } from './checks.ts'
import { assignTasks, removeTaskAssets, unknownStatuses } from './queries.ts'
import { selectOther, taskAssetStore } from './store.ts'

const { taskAssets } = contract

const assertStatuses = async (
  db: ScopedDatabase,
  organizationId: number,
  itemStatuses: Readonly<Record<string, number | undefined>> | undefined,
): Promise<void> => {
  const named = Object.entries(itemStatuses ?? {}).flatMap(([outcome, value]) => (value === undefined ? [] : [{ outcome, value }]))
  const unknown = await unknownStatuses(
    db,
    organizationId,
    named.map(({ value }) => value),
  )
  const fields = named
    .filter(({ value }) => unknown.includes(value))
    .map(({ outcome }) => ({ path: ['itemStatuses', outcome], message: 'no status of the organization', code: 'not_found' as const }))
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

/** A fixed path stands before one with a parameter in the same place. */
export const taskAssetRoutes = (implement: Implement, { tokens, ids, clock }: Dependencies): void => {
  const made = (createdById: string) => ({ ids, createdAt: clock.now().toISOString(), createdById })

  implement(taskAssets.list, async ({ db, organizationId, query }) => {
    const { search, ...others } = query
    const only = sql`exists (select 1 ${selectOther(organizationId, 'tasks')} = task_assets.task_id and ${hasWords(sql`other.name`, search)})`
    return taskAssetStore.list(db, organizationId, others, search ? only : undefined)
  })

  implement(taskAssets.create, async ({ db, organizationId, accountId, body }) => {
    await assertStatuses(db, organizationId, body.itemStatuses)
    const { createdAt, createdById } = made(accountId)
    return taskAssetStore.insert(db, organizationId, { ...body, id: ids(), createdAt, createdById })
  })

  implement(taskAssets.reorder, async ({ db, organizationId, body }) => ({
    ids: await taskAssetStore.reorder(db, organizationId, body.ids),
  }))

  implement(taskAssets.bulkAssign, async ({ db, organizationId, accountId, body }) => {
    // Of assets, those that are there; of tasks, all, because a misspelled one would be missing at every asset.
    const thingIds = await lockAssets(db, organizationId, body.thingIds)
    return { ids: await assignTasks(db, organizationId, thingIds, body.taskIds, made(accountId)) }
  })

  implement(taskAssets.bulkDelete, async ({ db, organizationId, body }) => ({
    ids: await removeTaskAssets(db, organizationId, body.ids, clock.now()),
  }))

  implement(taskAssets.get, async ({ db, organizationId, params }) => {
    const entity = await taskAssetStore.find(db, organizationId, params.id)
    if (!entity) throw new ProblemError('not_found')
    return entity
  })

  implement(taskAssets.update, async ({ db, organizationId, params, body }) => {
    await assertStatuses(db, organizationId, body.itemStatuses)
    const changed = await taskAssetStore.update(db, organizationId, params.id, body)
    const entity = changed && (await taskAssetStore.find(db, organizationId, params.id))
    if (!entity) throw new ProblemError('not_found')
    return entity
  })

  implement(taskAssets.delete, async ({ db, organizationId, params }) => {
    const [id] = await removeTaskAssets(db, organizationId, [params.id], clock.now())
    if (id === undefined) throw new ProblemError('not_found')
    return { id }
  })

  implement(taskAssets.executionToken, async ({ db, organizationId, accountId, params, body: { itemId, channel } }) => {
    await assertOpen(db, organizationId, { taskThingId: params.id, itemId, now: clock.now() })
    const jwt = await tokens.issue({
      kind: 'execution',
      sub: accountId,
      orgId: organizationId,
      taskThingId: params.id,
      channel,
      ...(itemId !== undefined && { itemId }),
    })
    return { jwt }
  })
}
