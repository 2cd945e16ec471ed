import { contract } from '@tracemark/api/contract'
import { findUnitStatusRefusal, unitChecksum } from '@tracemark/api/rules'
import type { ErrorCode, UnitBulkAnswer } from '@tracemark/api/schemas'
import { usesRoute } from '../../entities/bulk.ts'
import { findUnitUses, refuseUsed } from '../../entities/uses.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockVariant } from '../variants/queries/variants.ts'
import { listStatusChanges } from './queries/status-changes.ts'
import { findStatusName } from './queries/statuses.ts'
import { deleteUnits, findUnit, type LockedUnit, listUnits, lockUnits, unitExists, updateUnit, updateUnits } from './queries/units.ts'
import { refuseMove } from './rules.ts'

const { units } = contract

type Refusal = (item: LockedUnit) => ErrorCode | undefined

/** Says of each unit why it may not have a status; of a status that the organization does not have, nothing. */
const statusRefusal = async (db: ScopedDatabase, organizationId: number, status: number | null | undefined): Promise<Refusal> => {
  if (status === undefined) return () => undefined
  const wanted = status === null ? undefined : await findStatusName(db, organizationId, status)
  if (status !== null && wanted === undefined) return () => undefined
  return ({ statusName }) => findUnitStatusRefusal(statusName ?? undefined, wanted)
}

/** Those that are there, in the order in which they were named, parted by whether they refuse. */
const parted = (ids: readonly string[], items: readonly LockedUnit[], refusal: Refusal): UnitBulkAnswer => {
  const found = new Map(items.map((item) => [item.id, refusal(item)]))
  const there = [...new Set(ids)].filter((id) => found.has(id))
  return {
    ids: there.filter((id) => found.get(id) === undefined),
    failures: there.flatMap((id) => {
      const code = found.get(id)
      return code === undefined ? [] : [{ id, code }]
    }),
  }
}

export const unitRoutes = (implement: Implement, { clock, ids, publicUrl }: Dependencies): void => {
  implement(units.list, ({ db, organizationId, query }) => listUnits(db, organizationId, publicUrl, query))

  implement(units.get, async ({ db, organizationId, params }) => {
    const item = await findUnit(db, organizationId, publicUrl, params.id)
    if (!item) throw new ProblemError('not_found')
    return item
  })

  implement(units.statusChanges, async ({ db, organizationId, params: { id }, query }) => {
    if (!(await unitExists(db, organizationId, id))) throw new ProblemError('not_found')
    return listStatusChanges(db, organizationId, id, query)
  })

  implement(units.update, async ({ db, organizationId, accountId, params: { id }, body }) => {
    const [row] = await lockUnits(db, organizationId, [id])
    if (!row) throw new ProblemError('not_found')
    const refusal = (await statusRefusal(db, organizationId, body.status))(row)
    if (refusal) throw new ProblemError(refusal)
    if (typeof body.batchId === 'string') refuseMove(row, body.batchId, await lockVariant(db, organizationId, body.batchId))
    await updateUnit(db, organizationId, id, body, { ids, now: clock.now(), accountId, computeChecksum: unitChecksum })
    const item = await findUnit(db, organizationId, publicUrl, id)
    if (!item) throw new ProblemError('not_found')
    return item
  })

  implement(units.delete, async ({ db, organizationId, params: { id } }) => {
    if ((await lockUnits(db, organizationId, [id])).length === 0) throw new ProblemError('not_found')
    await refuseUsed(db, organizationId, 'units', [id])
    await deleteUnits(db, organizationId, [id])
    return { id }
  })

  usesRoute(implement, units.uses, 'units')

  implement(units.bulkUpdate, async ({ db, organizationId, accountId, body: { ids: named, ...change } }) => {
    const items = await lockUnits(db, organizationId, named)
    const answer = parted(named, items, await statusRefusal(db, organizationId, change.status))
    await updateUnits(db, organizationId, answer.ids, change, { ids, now: clock.now(), accountId })
    return answer
  })

  implement(units.bulkDelete, async ({ db, organizationId, body }) => {
    const items = await lockUnits(db, organizationId, body.ids)
    const uses = await findUnitUses(
      db,
      organizationId,
      items.map(({ id }) => id),
    )
    const answer = parted(body.ids, items, ({ id }) => (uses.has(id) ? 'unit_used' : undefined))
    await deleteUnits(db, organizationId, answer.ids)
    return { ...answer, failures: answer.failures.map((failure) => ({ ...failure, usedBy: uses.get(failure.id) ?? [] })) }
  })
}
