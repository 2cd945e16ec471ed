import { Id } from '@tracemark/api/schemas'
import type { NumberRange } from '@tracemark/ui/screens/identification-codes'

const VARIANT = 'variant'
const NUMBERS = 'numbers'
const RANGE = /^(\d{1,9})-(\d{1,9})$/

/** Names the units whose labels the form begins with, in its address. */
export const toLabelParams = ({ batchId, first, last }: NumberRange): URLSearchParams =>
  new URLSearchParams({ [VARIANT]: batchId, [NUMBERS]: `${first}-${last}` })

/** The units that the address of the form names, and the rest of its search, which belongs to the page below. */
export const readLabelRange = (search: string): { range: NumberRange | undefined; rest: string } => {
  const params = new URLSearchParams(search)
  const batchId = Id.safeParse(params.get(VARIANT)).data
  const [, first, last] = RANGE.exec(params.get(NUMBERS) ?? '') ?? []
  if (batchId === undefined || first === undefined || last === undefined) return { range: undefined, rest: search }
  params.delete(VARIANT)
  params.delete(NUMBERS)
  return { range: { batchId, first: Number(first), last: Number(last) }, rest: params.size > 0 ? `?${params}` : '' }
}
