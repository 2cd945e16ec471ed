import { Classification, Id, interactionSorts } from '@tracemark/api/schemas'
import { type InteractionsQueryValues, interactionRanges, type QueryChange } from '@tracemark/ui/screens/interactions'
import * as z from 'zod/mini'

const DEFAULTS: InteractionsQueryValues = {
  page: 1,
  perPage: 50,
  sort: 'recordDate_desc',
  search: '',
  classification: [],
  createdByMe: false,
  range: '12m',
}

/** The name that links from elsewhere use (specification 1, section 2: /fs/interaction). */
const SEARCH = 'interactionSearch'

const oneOf = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, otherwise: z.output<Schema>): z.output<Schema> => {
  const result = schema.safeParse(value)
  return result.success ? result.data : otherwise
}

const wholeNumber = (minimum: number, maximum: number) => z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum))

/** Reads the list's query from the address. What can't be read falls back: an address that somebody mistyped still opens the list. */
export const readInteractionSearchParams = (params: URLSearchParams): InteractionsQueryValues => {
  const taskId = Id.safeParse(params.get('task'))
  return {
    page: oneOf(wholeNumber(1, 100_000), params.get('page') ?? undefined, DEFAULTS.page),
    perPage: oneOf(wholeNumber(10, 100), params.get('perPage') ?? undefined, DEFAULTS.perPage),
    sort: oneOf(z.enum(interactionSorts), params.get('sort'), DEFAULTS.sort),
    search: (params.get(SEARCH) ?? '').slice(0, 200),
    classification: [...new Set((params.get('classification') ?? '').split(','))].flatMap(
      (name) => Classification.safeParse(name).data ?? [],
    ),
    ...(taskId.success && { taskId: taskId.data }),
    createdByMe: params.get('createdByMe') === 'true',
    range: oneOf(z.enum(interactionRanges), params.get('range'), DEFAULTS.range),
  }
}

/** The address of the list after a change. Defaults are left out, so that addresses stay short. */
export const changeInteractionSearchParams = (params: URLSearchParams, change: QueryChange): URLSearchParams => {
  const query = { ...readInteractionSearchParams(params), ...change }
  const entries: [string, string, string][] = [
    ['page', String(query.page), String(DEFAULTS.page)],
    ['perPage', String(query.perPage), String(DEFAULTS.perPage)],
    ['sort', query.sort, DEFAULTS.sort],
    [SEARCH, query.search, ''],
    ['classification', query.classification.join(','), ''],
    ['task', query.taskId ?? '', ''],
    ['createdByMe', String(query.createdByMe), 'false'],
    ['range', query.range, DEFAULTS.range],
  ]
  return new URLSearchParams(entries.flatMap(([name, value, otherwise]) => (value === otherwise ? [] : [[name, value]])))
}

const DAYS = { '7d': 7, '30d': 30 } as const

/** The first instant of a range: whole days of the device, today included, so that the same day asks the same question. */
export const rangeStart = (range: Exclude<InteractionsQueryValues['range'], 'all'>, now: Date): Date => {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (range === '12m') start.setFullYear(start.getFullYear() - 1)
  else start.setDate(start.getDate() - DAYS[range] + 1)
  return start
}
