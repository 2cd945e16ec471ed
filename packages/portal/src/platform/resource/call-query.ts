import type { DaySpan } from '@tracemark/ui/components/list-frame'
import type * as z from 'zod/mini'

/** Midnight of the device, `days` after this day. */
export const findMidnight = (day: string, days = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).toISOString()
}

const isSpan = (value: unknown): value is DaySpan => typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const isInput = <Query extends z.ZodMiniType>(schema: Query, query: unknown): query is z.input<Query> => schema.safeParse(query).success

/** What a list call is asked for, of a list's search, pages and filters: days of the device become the instants that they begin and end with. */
export const toCallQuery = <Query extends z.ZodMiniType>(schema: Query, asked: object): z.input<Query> => {
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (isSpan(value))
        return [
          [`${name}From`, findMidnight(value.from)],
          [`${name}To`, findMidnight(value.to, 1)],
        ]
      return [[name, typeof value === 'boolean' ? String(value) : value]]
    }),
  )
  if (!isInput(schema, query)) throw new TypeError(`The call does not take ${Object.keys(query)}.`)
  return query
}
