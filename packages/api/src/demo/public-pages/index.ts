import { esperanza } from './esperanza.ts'
import { graach } from './graach.ts'
import type { PublicPlan } from './public-plan.ts'

/** By public link. Assets without one have a page of their fields, journey and records alone. */
export const publicPlans: Readonly<Record<string, PublicPlan>> = {
  'finca-la-esperanza': esperanza,
  'graacher-halde-kabinett': graach,
}
