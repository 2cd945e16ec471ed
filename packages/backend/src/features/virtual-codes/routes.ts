import { contract } from '@tracemark/api/contract'
import { type NewVcodeGroup, UNITS_ANSWERED_MAX, type Unit, type VcodeGroup } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { cancelPending } from '../../platform/outbox/cancel.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findStatusName } from '../units/queries/statuses.ts'
import { listUnits } from '../units/queries/units.ts'
import { refuseMoreUnits } from '../units/rules.ts'
import { findVariant, lockVariant } from '../variants/queries/variants.ts'
import {
  cancelGroup,
  findVcodeGroup,
  hasIdentificationCode,
  insertGroup,
  listVcodeGroups,
  makeNextUnits,
  takeSequence,
  takeUnitCount,
} from './queries.ts'

const { vcodeGroups, virtualCodes } = contract

/** As many units as one statement makes while their call waits: others are served between two. */
const PORTION = 100

export const virtualCodeRoutes = (implement: Implement, { ids, clock, publicUrl, outbox, unitsMax }: Dependencies): void => {
  const found = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VcodeGroup> => {
    const group = await findVcodeGroup(db, organizationId, id)
    if (!group) throw new ProblemError('not_found')
    return group
  }

  /** The operator's limit, where there is one. */
  const refuseTooMany = async (db: ScopedDatabase, organizationId: number, size: number): Promise<void> => {
    if (unitsMax === undefined) return
    const left = Math.max(0, unitsMax - (await takeUnitCount(db, organizationId)))
    if (size <= left) return
    const message = `must be ${left} or less: the organization may have ${unitsMax} units`
    throw new ProblemError('invalid_content', {
      fields: [{ path: ['size'], message, code: 'over_limit', params: { maximum: unitsMax, left } }],
    })
  }

  const makeUnits = async (
    db: ScopedDatabase,
    organizationId: number,
    accountId: string,
    { batchId, size, status: unitStatus }: NewVcodeGroup,
  ): Promise<VcodeGroup> => {
    await lockVariant(db, organizationId, batchId)
    const variant = await findVariant(db, organizationId, batchId)
    if (!variant)
      throw new ProblemError('invalid_content', { fields: [{ path: ['batchId'], message: 'must be a variant', code: 'not_found' }] })
    const { thingId, status } = variant
    refuseMoreUnits(status)
    if (!(await hasIdentificationCode(db, organizationId, thingId))) throw new ProblemError('identification_code_missing')
    if (unitStatus !== undefined && (await findStatusName(db, organizationId, unitStatus)) === undefined)
      throw new ProblemError('invalid_content', {
        fields: [{ path: ['status'], message: 'must be a status of the organization', code: 'not_found' }],
      })
    await refuseTooMany(db, organizationId, size)
    const groupId = ids()
    const first = await takeSequence(db, organizationId, thingId)
    const group = { groupId, batchId, size, first, status: unitStatus ?? null, createdAt: clock.now(), createdById: accountId }
    await insertGroup(db, organizationId, group)
    if (size > UNITS_ANSWERED_MAX) await outbox.emit(db, organizationId, { type: 'units.requested', data: () => ({ groupId, size }) })
    else for (let made = 0; made < size; made += PORTION) await makeNextUnits(db, organizationId, groupId, { ids, most: PORTION })
    return found(db, organizationId, groupId)
  }

  implement(vcodeGroups.list, ({ db, organizationId, query }) => listVcodeGroups(db, organizationId, query))

  implement(vcodeGroups.create, ({ db, organizationId, accountId, body }) => makeUnits(db, organizationId, accountId, body))

  implement(vcodeGroups.get, ({ db, organizationId, params }) => found(db, organizationId, params.id))

  implement(vcodeGroups.cancel, async ({ db, organizationId, params: { id } }) => {
    await cancelGroup(db, organizationId, id, clock.now())
    await cancelPending(db, organizationId, id)
    return found(db, organizationId, id)
  })

  implement(virtualCodes.download, async ({ db, organizationId, accountId, params: { a: thingId, b: batchId }, query }) => {
    const variant = await findVariant(db, organizationId, batchId)
    if (variant?.thingId !== thingId) throw new ProblemError('not_found')
    const { size, instantiateItems } = query
    const group = instantiateItems ? await makeUnits(db, organizationId, accountId, { batchId, size }) : undefined
    const { items } = await listUnits(db, organizationId, publicUrl, {
      page: 1,
      perPage: size,
      sort: 'sequenceNumber_desc',
      batchId,
      hidden: false,
      ...(group && { sequenceFrom: group.firstSequenceNumber, sequenceTo: group.lastSequenceNumber }),
    })
    const pickFields = (item: Unit) => ({ id: item.id, ...Object.fromEntries(query.fields.map((field) => [field, item[field]])) })
    return { ...(group && { groupId: group.id }), items: items.toReversed().map(pickFields) }
  })
}
