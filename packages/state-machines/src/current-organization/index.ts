export type { Failure } from '../shared/failure.ts'
export { isSameView } from '../shared/same-view.ts'
export { createWakeListener, type ListenToWake } from '../shared/wake.ts'
export { chooseOrganization } from './choose-organization.ts'
export { type CurrentOrganizationDependencies, createCurrentOrganizationMachine } from './current-organization.actors.ts'
export { ITEM_STATUSES_PER_PAGE, TOKEN_CHECK_INTERVAL_MS, TOKEN_RENEW_BELOW_S } from './current-organization.constants.ts'
export { currentOrganizationMachine } from './current-organization.machine.ts'
export {
  type AccountView,
  type CurrentOrganizationSnapshot,
  type CurrentOrganizationView,
  toAccountView,
  toCurrentOrganizationView,
  toOrganizationAccess,
} from './current-organization.selectors.ts'
export type { CurrentOrganizationContext, CurrentOrganizationEvent } from './current-organization.types.ts'
export { createOrganizationMemory, type OrganizationMemory } from './organization-memory.ts'
export { withUnknownStatus } from './unit-statuses.ts'
