import type { AccessGrant } from '@tracemark/api/client'
import { getOrganizationStatus } from '@tracemark/api/rules'
import type { MyAccount, Organization, OrganizationStatusMessage, Permission, UnitStatus } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { currentOrganizationMachine } from './current-organization.machine.ts'

export type CurrentOrganizationSnapshot = SnapshotFrom<typeof currentOrganizationMachine>

/** What a page needs to know of the current organization. `failed` is the error flag of the specification. */
export type CurrentOrganizationView =
  | { kind: 'none' | 'loading' }
  | { kind: 'failed'; code: Failure['code']; requestId?: string | undefined; status?: OrganizationStatusMessage | undefined }
  | {
      kind: 'ready'
      organization: Organization
      unitStatuses: readonly UnitStatus[]
      permissions: readonly Permission[]
      /** What somebody took from this person here, and when (specification 1, section 4: Organization status messages). */
      status?: AccessGrant['organizationStatus']
    }

export type AccountView =
  | { kind: 'unloaded' | 'loading' }
  | { kind: 'failed'; code: Failure['code']; requestId?: string | undefined }
  | { kind: 'loaded'; account: MyAccount }

/** Compare views with `isSameView`. */
export const toCurrentOrganizationView = (snapshot: CurrentOrganizationSnapshot): CurrentOrganizationView => {
  const { organization, unitStatuses, grant, failure } = snapshot.context
  if (organization && grant) {
    const { permissions, organizationStatus: status } = grant
    return { kind: 'ready', organization, unitStatuses, permissions, ...(status && { status }) }
  }
  if (failure) {
    const status = getOrganizationStatus(failure.code)
    return { kind: 'failed', ...failure, ...(status && { status }) }
  }
  return { kind: snapshot.matches({ organization: 'none' }) ? 'none' : 'loading' }
}

/** An account that is loaded again stays in view, and so does a failure. Compare views with `isSameView`. */
export const toAccountView = (snapshot: CurrentOrganizationSnapshot): AccountView => {
  const { account, accountFailure } = snapshot.context
  if (account) return { kind: 'loaded', account }
  if (accountFailure) return { kind: 'failed', ...accountFailure }
  return { kind: snapshot.matches({ account: 'unloaded' }) ? 'unloaded' : 'loading' }
}

/** The organization and what its member may do there, as soon as both are known: before everything is there that makes it current. */
export const toOrganizationAccess = ({ context: { organization, found, grant } }: CurrentOrganizationSnapshot) => {
  const known = organization ?? found
  return known && grant && { organization: known, permissions: grant.permissions }
}
