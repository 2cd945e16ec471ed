import { AssetExport, type AssetQuery, AssetStatus } from '@tracemark/api/schemas'
import type { DaySpan, ListQuery } from '@tracemark/ui/components/list-frame'
import * as z from 'zod/mini'

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

/** A file has the list's order; where the closest come first, it is by name. */
const Sort = z.catch(AssetExport.shape.sort, 'name_asc')

/** What a file of the list is asked for. */
export const toAssetExport = ({ sort, search, filters = {} }: ListQuery) => {
  const { hidden, status, ...asked } = toAssetQuery(filters)
  return {
    ...asked,
    sort: Sort.parse(sort),
    ...(search !== '' && { search }),
    ...(status !== undefined && { status: AssetStatus.parse(Number(status)) }),
    ...(hidden !== undefined && { hidden: true }),
  }
}
