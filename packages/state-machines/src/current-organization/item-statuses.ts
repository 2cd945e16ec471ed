import { type ItemStatus, UNKNOWN_ITEM_STATUS } from '@tracemark/api/schemas'

/** The statuses with 'Unknown ID' at the end, exactly once. */
export const withUnknownStatus = (statuses: readonly ItemStatus[]): ItemStatus[] => [
  ...statuses.filter(({ value }) => value !== UNKNOWN_ITEM_STATUS.value),
  UNKNOWN_ITEM_STATUS,
]
