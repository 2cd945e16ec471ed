import { findUnitStatusRefusal } from '@tracemark/api/rules'
import type { Unit } from '@tracemark/api/schemas'

/** Units that had one status: `null` where they had none. */
interface Step {
  status: number | null
  ids: string[]
}

type Known = Pick<Unit, 'status' | 'statusName'>

/**
 * How units get back the statuses that they had before all of them got another, `now` by its name. Undefined where one of them can't,
 * or nobody here knows what it had.
 */
export const findWayBack = (ids: readonly string[], before: ReadonlyMap<string, Known>, now: string | undefined): Step[] | undefined => {
  const units = ids.map((id) => before.get(id))
  if (!units.every((unit) => unit && findUnitStatusRefusal(now, unit.statusName) === undefined)) return undefined
  return [...Map.groupBy(ids, (id) => before.get(id)?.status ?? null)].map(([status, some]) => ({ status, ids: some }))
}
