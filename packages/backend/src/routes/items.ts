import { contract } from '@tracemark/api/contract'
import { unitChecksum } from '@tracemark/api/rules'
import { findItem, listItems, lockItem, updateItem } from '../db/queries/items.ts'
import { lockVariant } from '../db/queries/variants.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

const { units } = contract

export const itemRoutes = (implement: Implement, { publicUrl }: Dependencies): void => {
  implement(units.list, ({ db, organizationId, query }) => listItems(db, organizationId, publicUrl, query))

  implement(units.get, async ({ db, organizationId, params }) => {
    const item = await findItem(db, organizationId, publicUrl, params.id)
    if (!item) throw new ProblemError('not_found')
    return item
  })

  implement(units.update, async ({ db, organizationId, params: { id }, body }) => {
    const row = await lockItem(db, organizationId, id)
    if (!row) throw new ProblemError('not_found')
    if (typeof body.batchId === 'string') {
      const variant = await lockVariant(db, organizationId, body.batchId)
      if (variant?.thing_id !== row.thing_id)
        throw new ProblemError('invalid_content', {
          fields: [{ path: ['batchId'], message: "must be a variant of the unit's asset", code: 'not_found' }],
        })
    }
    await updateItem(db, organizationId, id, body, unitChecksum)
    const item = await findItem(db, organizationId, publicUrl, id)
    if (!item) throw new ProblemError('not_found')
    return item
  })
}
