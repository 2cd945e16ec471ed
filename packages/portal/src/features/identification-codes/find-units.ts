import type { OrganizationClient } from '@tracemark/api/client'
import type { NumberRange } from '@tracemark/ui/screens/identification-codes'

/** Units of a variant. */
export interface FoundUnits {
  /** Undefined where there are more than the server counts. */
  count: number | undefined
  /** The lowest number that they have, and the highest. */
  first: number
  last: number
}

const askUnits = async (client: OrganizationClient, batchId: string, numbers: { sequenceFrom?: number; sequenceTo?: number }) => {
  const ends = await Promise.all(
    (['sequenceNumber_asc', 'sequenceNumber_desc'] as const).map((sort) =>
      client.units.list({ query: { batchId, ...numbers, sort, perPage: 1 } }),
    ),
  )
  const [first = 1, last = 1] = ends.map(({ items: [unit] }) => unit?.sequenceNumber)
  const [{ totalItems = 0, isAtLeast = false } = {}] = ends
  return { count: isAtLeast ? undefined : totalItems, first, last }
}

/** A variant's units, which the server keeps count of. */
export const findAllUnits = (client: OrganizationClient, batchId: string): Promise<FoundUnits> => askUnits(client, batchId, {})

/**
 * A variant's units with numbers from `first` to `last`. Of a range, the server counts to 5,000: of more it is known how many there are
 * where the range has all units of the variant, or where no number between is missing.
 */
export const findUnits = async (client: OrganizationClient, { batchId, first, last }: NumberRange): Promise<FoundUnits> => {
  const found = await askUnits(client, batchId, { sequenceFrom: first, sequenceTo: last })
  if (found.count !== undefined) return found
  const all = await findAllUnits(client, batchId)
  if (first <= all.first && last >= all.last) return { ...found, count: all.count }
  const isWhole = all.count === all.last - all.first + 1
  return isWhole ? { ...found, count: found.last - found.first + 1 } : found
}
