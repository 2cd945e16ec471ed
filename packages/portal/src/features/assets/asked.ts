import type { AssetQuery } from '@tracemark/api/schemas'
import type { DaySpan } from '@tracemark/ui/components/list-frame'
import type * as z from 'zod/mini'

type Query = Partial<z.input<typeof AssetQuery>>

/** What the list's address asks: days of the device in the place of instants. */
export type AskedAssets = Omit<Query, 'createdFrom' | 'createdTo' | 'hidden'> & { created?: DaySpan; hidden?: true }

/** Midnight of the device, `days` after this day. */
const midnight = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).toISOString()
}

/** What the server is asked for. */
export const toAssetQuery = ({ created, hidden, ...query }: AskedAssets): Query => ({
  ...query,
  ...(hidden && { hidden: 'true' }),
  ...(created && { createdFrom: midnight(created.from, 0), createdTo: midnight(created.to, 1) }),
})
