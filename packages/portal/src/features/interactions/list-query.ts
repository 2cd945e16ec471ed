import type { OrganizationClient } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import { Id, type Interaction, type InteractionPage, InteractionQuery, Timestamp } from '@tracemark/api/schemas'
import type { FilterValues, ListQuery } from '@tracemark/ui/components/list-frame'
import { interactionRanges } from '@tracemark/ui/screens/interactions/list'
import * as z from 'zod/mini'
import type { ListShape } from '../../platform/list-search-params.ts'
import { toCallQuery } from '../../platform/resource/call-query.ts'
import type { ServerListOptions } from '../../platform/use-server-list.ts'

const Range = z.enum(interactionRanges)
/** From one instant until before another, as ISO 8601 writes it. */
const Span = z.string().check(z.refine((text) => readSpan(text) !== undefined))

const readSpan = (text: string) => {
  const [from, to, ...rest] = text.split('/').map((part) => Timestamp.safeParse(part).data)
  return from !== undefined && to !== undefined && rest.length === 0 ? { reportedFrom: from, reportedTo: to } : undefined
}

/** The list in the address, by the names that links from elsewhere use (specification 1, section 2: /fs/interaction). */
export const shape = {
  query: InteractionQuery,
  filters: { range: { type: 'period', each: Range, otherwise: '12m' }, occurred: { type: 'choice', each: Span } },
  names: {
    search: 'interactionSearch',
    taskId: 'task',
    thingId: 'thing',
    itemId: 'item',
    createdById: 'worker',
    collectionId: 'collection',
  },
} as const satisfies ListShape

const DAYS = { yesterday: 2, '7d': 7, '30d': 30 } as const

/** The first instant of a range: whole days of the device, today included, so that the same day asks the same question. */
export const rangeStart = (range: Exclude<z.infer<typeof Range>, 'all'>, now: Date): Date => {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (range === '12m') start.setFullYear(start.getFullYear() - 1)
  else start.setDate(start.getDate() - DAYS[range] + 1)
  return start
}

/** What the list asks for, of the search and the filters in the address. */
export const toParameters = ({ range, occurred, ...asked }: FilterValues & { search?: string }) => {
  const span = typeof occurred === 'string' ? readSpan(occurred) : undefined
  if (span) return { ...asked, ...span }
  const back = Range.parse(range)
  // An id is looked for wherever it is in time.
  if (back === 'all' || Id.safeParse(asked.search).success) return asked
  const start = rangeStart(back, serverClock.date()).toISOString()
  // What happened earlier and is corrected now is news, too.
  return { ...asked, [back === 'yesterday' ? 'changedFrom' : 'reportedFrom']: start }
}

/** One thing says which dates: a range takes the place of days of one's own and of a link's span, and days that of the range. */
export const leaveSpan = (query: ListQuery, change: Partial<ListQuery>): Partial<ListQuery> => {
  const { filters: chosen } = change
  if (chosen === undefined) return change
  const { range, occurred, reported } = query.filters ?? {}
  if (chosen.range !== range && chosen.occurred === occurred && chosen.reported === reported) {
    const { occurred: _, reported: __, ...filters } = chosen
    return { ...change, filters }
  }
  if (chosen.reported === undefined || chosen.reported === reported) return change
  const { occurred: _, ...filters } = chosen
  return { ...change, filters: { ...filters, range: 'all' } }
}

/** What a file of the list is asked for. */
export const toExport = ({ sort, search, filters = {} }: ListQuery) => {
  const query = toCallQuery(InteractionQuery, toParameters({ ...filters, sort, ...(search !== '' && { search }) }))
  const { page: _, perPage: __, ...asked } = InteractionQuery.parse(query)
  return asked
}

/** The list as its page asks for it. */
export const getListOptions = (
  client: OrganizationClient,
): ServerListOptions<Interaction, typeof InteractionQuery, Pick<InteractionPage, 'classifications' | 'isAtLeast'>> => ({
  queryKey: ['interactions', client.organizationId],
  ...shape,
  toParameters,
  // Longer is too long: whoever comes back to this tab after a task run in another one looks for the new record.
  staleTime: 2_000,
  fetch: (query, signal) => client.interactions.list({ query }, { signal }),
})
