import { contract } from '@tracemark/api/contract'
import { takesUnits } from '@tracemark/api/rules'
import type { Unit, VcodeGroup } from '@tracemark/api/schemas'
import { listItems } from '../db/queries/items.ts'
import { findVariant, lockVariant } from '../db/queries/variants.ts'
import {
  findVcodeGroup,
  hasIdentificationCode,
  insertGroup,
  listVcodeGroups,
  makeNextUnits,
  takeSequence,
} from '../db/queries/virtual-codes.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

const { vcodeGroups, virtualCodes } = contract

/** As many units as are made before their call is answered; more are made in the background. */
const AT_ONCE_MAX = 500

export const virtualCodeRoutes = (implement: Implement, { ids, clock, publicUrl, outbox }: Dependencies): void => {
  const makeUnits = async (
    db: ScopedDatabase,
    organizationId: number,
    accountId: string,
    { batchId, size }: { batchId: string; size: number },
  ): Promise<VcodeGroup> => {
    await lockVariant(db, organizationId, batchId)
    const variant = await findVariant(db, organizationId, batchId)
    if (!variant)
      throw new ProblemError('invalid_content', { fields: [{ path: ['batchId'], message: 'must be a variant', code: 'not_found' }] })
    const { thingId, status } = variant
    if (!takesUnits(status)) throw new ProblemError('status_conflict', { detail: `A variant that is ${status} cannot get more units.` })
    if (!(await hasIdentificationCode(db, organizationId, thingId))) throw new ProblemError('identification_code_missing')
    const groupId = ids()
    const first = await takeSequence(db, organizationId, thingId)
    await insertGroup(db, organizationId, { groupId, batchId, size, first, createdAt: clock.now(), createdById: accountId })
    if (size <= AT_ONCE_MAX) await makeNextUnits(db, organizationId, groupId, { ids, most: size })
    else await outbox.emit(db, organizationId, { type: 'units.requested', data: () => ({ groupId, size }) })
    const group = await findVcodeGroup(db, organizationId, groupId)
    if (!group) throw new ProblemError('internal')
    return group
  }

  implement(vcodeGroups.list, ({ db, organizationId, query }) => listVcodeGroups(db, organizationId, query))

  implement(vcodeGroups.create, ({ db, organizationId, accountId, body }) => makeUnits(db, organizationId, accountId, body))

  implement(vcodeGroups.get, async ({ db, organizationId, params }) => {
    const group = await findVcodeGroup(db, organizationId, params.id)
    if (!group) throw new ProblemError('not_found')
    return group
  })

  implement(virtualCodes.download, async ({ db, organizationId, accountId, params: { a: thingId, b: batchId }, query }) => {
    const variant = await findVariant(db, organizationId, batchId)
    if (variant?.thingId !== thingId) throw new ProblemError('not_found')
    const { size, instantiateItems } = query
    const group = instantiateItems ? await makeUnits(db, organizationId, accountId, { batchId, size }) : undefined
    const { items } = await listItems(db, organizationId, publicUrl, {
      page: 1,
      perPage: size,
      sort: 'sequenceNumber_desc',
      batchId,
      hidden: false,
      ...(group && { sequenceFrom: group.firstSequenceNumber, sequenceTo: group.lastSequenceNumber }),
    })
    const codeOf = (item: Unit) => ({ id: item.id, ...Object.fromEntries(query.fields.map((field) => [field, item[field]])) })
    return { ...(group && { groupId: group.id }), items: items.toReversed().map(codeOf) }
  })
}
