import { BULK_MAX, type Unit } from '@tracemark/api/schemas'
import type { Selected } from './labels.tsx'

/** What leads to the labels of these units, for the history's state; undefined where they are too many for one form. */
export const labelsOf = (ids: readonly string[], known: ReadonlyMap<string, Unit>, back: string | undefined): Selected | undefined => {
  if (ids.length > BULK_MAX) return undefined
  const closed = ids.flatMap((id) => known.get(id) ?? []).filter(({ unitUrl }) => unitUrl === undefined)
  const [first] = closed
  return {
    unitIds: [...ids],
    ...(first && { closedThingId: first.thingId, ...(closed.length === ids.length && { allClosed: true as const }) }),
    ...(back !== undefined && { back }),
  }
}
