import { serverClock } from '@tracemark/api/clock'
import { Classification, Id } from '@tracemark/api/schemas'
import { interactionRanges } from '@tracemark/ui/screens/interactions/list'
import * as z from 'zod/mini'

const Range = z.enum(interactionRanges)

/** The list's filters, by their names in the address. */
export const filters = {
  classification: { type: 'choices', each: Classification },
  task: { type: 'choice', each: Id },
  thing: { type: 'search-choice', each: Id },
  item: { type: 'search-choice', each: Id },
  createdByMe: 'boolean',
  range: { type: 'period', each: Range, otherwise: '12m' },
} as const

const Filters = z.object({
  classification: z.optional(z.array(Classification)),
  task: z.optional(Id),
  thing: z.optional(Id),
  item: z.optional(Id),
  createdByMe: z.optional(z.boolean()),
  range: Range,
})

const DAYS = { '7d': 7, '30d': 30 } as const

/** The first instant of a range: whole days of the device, today included, so that the same day asks the same question. */
export const rangeStart = (range: Exclude<z.infer<typeof Range>, 'all'>, now: Date): Date => {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (range === '12m') start.setFullYear(start.getFullYear() - 1)
  else start.setDate(start.getDate() - DAYS[range] + 1)
  return start
}

/** What list and export ask for, of the search and the filters in the address. */
export const toListQuery = (search: string, values: object) => {
  const { range, task, thing, item, ...asked } = Filters.parse(values)
  return {
    ...asked,
    taskId: task,
    thingId: thing,
    itemId: item,
    search: search || undefined,
    // An id is looked for wherever it is in time.
    reportedFrom: range === 'all' || Id.safeParse(search).success ? undefined : rangeStart(range, serverClock.date()).toISOString(),
  }
}
