import { Id, UnitExport } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'

/** One number, or two with a dash between them; either may be missing. */
const NUMBERS = /^(?:(\d{1,9})|(\d{1,9})?[-–](\d{1,9})?)$/

const readNumbers = (text: string) => NUMBERS.exec(text.replaceAll(/\s/g, ''))

/** The list's filters, by their names in the address. */
export const filters = {
  status: { type: 'choices', each: z.string().check(z.regex(/^(-1|[1-9]\d{0,8})$/)) },
  batchId: { type: 'search-choice', each: Id },
  thingId: { type: 'search-choice', each: Id },
  numbers: { type: 'text', each: z.string().check(z.refine((text) => readNumbers(text) !== null)) },
  created: 'date-range',
  hidden: 'boolean',
} as const

const Filters = z.object({
  status: z.optional(z.array(z.string())),
  batchId: z.optional(Id),
  thingId: z.optional(Id),
  numbers: z.optional(z.string()),
  created: z.optional(z.object({ from: z.string(), to: z.string() })),
  hidden: z.optional(z.literal(true)),
})

/** Numbers of units begin at 1. */
const numberOf = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Math.max(1, Number(digits)))

const rangeOf = (text: string | undefined): { sequenceFrom?: number | undefined; sequenceTo?: number | undefined } => {
  const [, only, from, to] = readNumbers(text ?? '') ?? []
  return { sequenceFrom: numberOf(only ?? from), sequenceTo: numberOf(only ?? to) }
}

/** The first instant of a day of the device, or of so many days after it. */
const startOf = (day: string, later = 0): string => {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

/** What the list asks for, of the filters in the address. */
export const askedOf = (values: object) => {
  const { numbers, created, hidden, status, ...ids } = Filters.parse(values)
  return {
    ...ids,
    ...rangeOf(numbers),
    ...(status && { status: status.map(Number) }),
    ...(created && { createdFrom: startOf(created.from), createdTo: startOf(created.to, 1) }),
    ...(hidden && { hidden: 'true' }),
  }
}

/** What a file of the list is asked for. */
export const exportOf = ({ sort, search, filters = {} }: ListQuery, thingId: string | undefined) => {
  const { hidden, ...asked } = askedOf(filters)
  return {
    ...asked,
    sort: UnitExport.shape.sort.parse(sort),
    ...(search !== '' && { search }),
    ...(hidden !== undefined && { hidden: true }),
    ...(thingId !== undefined && { thingId }),
  }
}
