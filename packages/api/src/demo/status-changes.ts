import { demoIdAt } from './ids.ts'
import type { DemoData, DemoInteraction, DemoItem, DemoStatusChange } from './types.ts'
import { variantMaker } from './variant-changes.ts'

const DAY_MS = 86_400_000

/** Of each asset, so many units that something was recorded of. */
const UNITS = 6

type Step = Pick<DemoStatusChange, 'to' | 'interactionId' | 'createdAt' | 'createdById'>

/** A unit gets its first status by hand, then what a task run finds, and where that was another than it has now, its own again. */
const listSteps = (item: DemoItem, statuses: readonly number[], { _id, recordDate, createdBy }: DemoInteraction): Step[] => {
  const person = variantMaker(item.organizationId)
  const made = Date.parse(item.createdAt)
  const [usual = item.status, other = item.status] = [...new Set(statuses)]
  const found = item.status === usual ? other : item.status
  const run = { to: found, interactionId: _id, createdAt: recordDate, ...(createdBy && { createdById: createdBy.id }) }
  const back = { to: usual, createdAt: new Date(Date.parse(recordDate) + 7_200_000).toISOString(), createdById: person }
  return [
    { to: usual, createdAt: new Date(made + DAY_MS).toISOString(), createdById: person },
    run,
    ...(found === item.status ? [] : [back]),
  ]
}

/** What statuses some units had, from "Unknown ID" to the one that they have. */
export const createStatusChanges = (
  statuses: readonly number[],
  { things, items }: Pick<DemoData, 'things' | 'items'>,
  interactions: readonly DemoInteraction[],
): DemoStatusChange[] => {
  // The first record of each unit, so that what follows it lies in the past.
  const recorded = new Map(interactions.toReversed().map((interaction) => [interaction.item?.id, interaction]))
  return things.flatMap((thing) =>
    items
      .flatMap((item) => {
        const first = recorded.get(item.id)
        return item.thingId === thing.id && first ? [listSteps(item, statuses, first).map((step) => ({ item, step }))] : []
      })
      .slice(0, UNITS)
      .flatMap((steps) =>
        steps.map(({ item, step }, index) => ({
          id: demoIdAt(Date.parse(step.createdAt), `status-change/${item.name}/${index}`),
          organizationId: item.organizationId,
          itemId: item.id,
          ...(index > 0 && { from: steps[index - 1]?.step.to }),
          ...step,
        })),
      ),
  )
}
