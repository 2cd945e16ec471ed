import type { UnitStatus } from '@tracemark/api/schemas'

/** What units of a new organization can be, as the specification lists it (document 1, section 4), from good to bad. */
const names = [
  'All clear',
  'Normal precaution',
  'Increased caution',
  'Reconsider use',
  'Do not use',
  'Active',
  'Unit OK',
  'Ready',
  'Result pending',
  'Completed positive',
  'Completed negative',
  'Completed inconclusive',
  'Unit locked',
  'Unit unlocked',
  'Unused',
  'Returned',
  'Ready filled',
  'Ready packed',
  'With customer',
  'Issue raised',
  'Pickup requested',
]

export const defaultUnitStatuses: readonly UnitStatus[] = names.map((name, index) => ({ value: index + 1, name }))
