import { UNKNOWN_UNIT_STATUS, type UnitStatus } from '@tracemark/api/schemas'

/** The statuses with 'Unknown ID' at the end, exactly once. */
export const withUnknownStatus = (statuses: readonly UnitStatus[]): UnitStatus[] => [
  ...statuses.filter(({ value }) => value !== UNKNOWN_UNIT_STATUS.value),
  UNKNOWN_UNIT_STATUS,
]
