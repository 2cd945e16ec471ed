import type { UnitStatus } from '@tracemark/api/schemas'

/** What units of a new organization can be, as the specification lists it (document 1, section 4), from good to bad. */
const names = [
  'All Clear',
  'Normal Precaution',
  'Increased Caution',
  'Reconsider Use',
  'Do Not Use',
  'Active',
  'Unit OK',
  'Ready',
  'Result Pending',
  'Completed Positive',
  'Completed Negative',
  'Completed Inconclusive',
  'Unit Locked',
  'Unit Unlocked',
  'Unused',
  'Returned',
  'Ready Filled',
  'Ready Packed',
  'With Customer',
  'Issue Raised',
  'Pickup Requested',
]

export const defaultItemStatuses: readonly UnitStatus[] = names.map((name, index) => ({ value: index + 1, name }))
