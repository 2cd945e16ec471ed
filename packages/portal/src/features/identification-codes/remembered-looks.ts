import { refusedLabelSize } from '@tracemark/api/rules'
import { LabelLooks, LabelSize } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

/** What stands on the shelf stays the same from print to print; where the first free label is does not. */
const Remembered = z.object({ layout: LabelLooks.shape.layout, symbol: LabelLooks.shape.symbol, size: z.optional(LabelSize) })
export type RememberedLooks = z.infer<typeof Remembered>

const getKey = (organizationId: number): string => `tracemark.labels.${organizationId}`

const first: RememberedLooks = { layout: 'avery_l7160', symbol: 'qr' }

/** On what this device printed labels of the organization last. */
export const readLooks = (storage: Pick<Storage, 'getItem'>, organizationId: number): RememberedLooks => {
  try {
    const looks = Remembered.parse(JSON.parse(storage.getItem(getKey(organizationId)) ?? 'null'))
    return refusedLabelSize(looks).length > 0 ? first : looks
  } catch {
    return first
  }
}

/** A size that was entered once is kept while other layouts are used. */
export const rememberLooks = (storage: Pick<Storage, 'getItem' | 'setItem'>, organizationId: number, looks: RememberedLooks): void => {
  const { layout, symbol, size = readLooks(storage, organizationId).size } = looks
  try {
    storage.setItem(getKey(organizationId), JSON.stringify({ layout, symbol, size }))
  } catch {
    // The device has no room: the labels were created all the same.
  }
}
