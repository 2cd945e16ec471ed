import type { MockState } from '../mock-state.ts'
import type { UnitRow } from '../rows.ts'

/** Gives a unit a status, and keeps what it was where it had another. `interactionId`: what was recorded by the run that gives it. */
export const giveStatus = (
  { tables, origin }: MockState,
  unit: UnitRow,
  status: number | null,
  { accountId, interactionId }: { accountId: string; interactionId?: string },
): UnitRow => {
  const { organizationId, id: itemId, status: from } = unit
  const to = status ?? undefined
  if (to === from) return unit
  const { createdById, ...made } = origin(accountId)
  // A visitor's run has no author.
  const by = accountId === '' ? {} : { createdById }
  tables.statusChanges.insert({ ...made, ...by, organizationId, itemId, from, to, interactionId })
  return tables.units.change(unit, { status })
}
