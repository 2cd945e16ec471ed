import { UnitQuery } from '@tracemark/api/schemas'
import type { FilterValues, ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'
import type { ListShape } from '../../platform/list-search-params.ts'
import { toCallQuery } from '../../platform/resource/call-query.ts'

/** One number, or two with a dash between them; either may be missing. */
const NUMBERS = /^(?:(\d{1,9})|(\d{1,9})?[-–](\d{1,9})?)$/

const readNumbers = (text: string) => NUMBERS.exec(text.replaceAll(/\s/g, ''))

/** One field for the two numbers that the call takes. */
export const filters: NonNullable<ListShape['filters']> = {
  numbers: { type: 'text', each: z.string().check(z.refine((text) => readNumbers(text) !== null)) },
}

/** Numbers of units begin at 1. */
const toNumber = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Math.max(1, Number(digits)))

const readRange = (text: string): { sequenceFrom?: number | undefined; sequenceTo?: number | undefined } => {
  const [, only, from, to] = readNumbers(text) ?? []
  return { sequenceFrom: toNumber(only ?? from), sequenceTo: toNumber(only ?? to) }
}

/** What the list asks for, of the filters in the address. */
export const toParameters = ({ numbers, ...values }: FilterValues) => ({
  ...values,
  ...(typeof numbers === 'string' && readRange(numbers)),
})

/** What a file of the list is asked for. */
export const toExport = ({ sort, search, filters = {} }: ListQuery, thingId: string | undefined) => {
  const { page: _, perPage: __, ...asked } = UnitQuery.parse(toCallQuery(UnitQuery, { ...toParameters(filters), sort, search }))
  return { ...asked, ...(thingId !== undefined && { thingId }) }
}
