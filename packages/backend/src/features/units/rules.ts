import { takesUnits } from '@tracemark/api/rules'
import type { VariantStatus } from '@tracemark/api/schemas'
import { ProblemError } from '../../platform/problem.ts'

/** What rests gets no more units, neither new ones nor those of another variant. */
export const refuseMoreUnits = (status: VariantStatus): void => {
  if (!takesUnits(status)) throw new ProblemError('status_conflict', { detail: `A variant that is ${status} cannot get more units.` })
}

interface Placed {
  /** The unit's asset and, where it has one, variant. */
  thingId: string
  batchId: string | null
}

/** A unit may move to a variant of its own asset that takes units. It may stay in any. */
export const refuseMove = (unit: Placed, batchId: string, variant: { asset_id: string; status: VariantStatus } | undefined): void => {
  if (variant?.asset_id !== unit.thingId)
    throw new ProblemError('invalid_content', {
      fields: [{ path: ['batchId'], message: "must be a variant of the unit's asset", code: 'not_found' }],
    })
  if (batchId !== unit.batchId) refuseMoreUnits(variant.status)
}
