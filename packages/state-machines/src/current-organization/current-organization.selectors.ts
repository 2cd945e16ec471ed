import type { ItemStatus, MyAccount, Organization, Permission } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { currentOrganizationMachine } from './current-organization.machine.ts'

export type CurrentOrganizationSnapshot = SnapshotFrom<typeof currentOrganizationMachine>

/** What a page needs to know of the current organization. `failed` is the error flag of the specification. */
export type CurrentOrganizationView =
  | { kind: 'none' | 'loading' }
  | { kind: 'failed'; code: Failure['code']; requestId?: string | undefined }
  | { kind: 'ready'; organization: Organization; itemStatuses: readonly ItemStatus[]; permissions: readonly Permission[] }

export type AccountView =
  | { kind: 'unloaded' | 'loading' }
  | { kind: 'failed'; code: Failure['code']; requestId?: string | undefined }
  | { kind: 'loaded'; account: MyAccount }

/** Compare views with `isSameView`. */
export const toCurrentOrganizationView = (snapshot: CurrentOrganizationSnapshot): CurrentOrganizationView => {
  const { organization, itemStatuses, grant, failure } = snapshot.context
  if (organization && grant) return { kind: 'ready', organization, itemStatuses, permissions: grant.permissions }
  if (failure) return { kind: 'failed', ...failure }
  return { kind: snapshot.matches({ organization: 'none' }) ? 'none' : 'loading' }
}

/** An account that is loaded again stays in view. Compare views with `isSameView`. */
export const toAccountView = (snapshot: CurrentOrganizationSnapshot): AccountView => {
  const { account, accountFailure } = snapshot.context
  if (account) return { kind: 'loaded', account }
  if (snapshot.matches({ account: 'failed' }) && accountFailure) return { kind: 'failed', ...accountFailure }
  return { kind: snapshot.matches({ account: 'unloaded' }) ? 'unloaded' : 'loading' }
}
