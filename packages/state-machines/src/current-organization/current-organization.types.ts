import type { AccessGrant } from '@tracemark/api/client'
import type { MyAccount, Organization, UnitStatus } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

export interface CurrentOrganizationContext {
  account?: MyAccount | undefined
  accountFailure?: Failure | undefined
  /** What was selected; false for an address that names no organization. */
  slug?: string | false | undefined
  /** Fetched, but not current before its token is there. */
  found?: Organization | undefined
  organization?: Organization | undefined
  unitStatuses: readonly UnitStatus[]
  grant?: AccessGrant | undefined
  failure?: Failure | undefined
  /** How often account and organization could not be had for a failure that passes, one time after the other. */
  accountTries: number
  tries: number
}

export type CurrentOrganizationEvent =
  /** No slug clears the organization. The one already selected is loaded again only when forced. */
  | { type: 'SELECT'; slug: string | false | undefined; force?: boolean }
  | { type: 'RETRY' }
  /** The account is loaded once unless forced. */
  | { type: 'LOAD_ACCOUNT'; force?: boolean }
  /** Nobody is signed in any more. */
  | { type: 'RESET' }
  | { type: 'GRANTED'; grant: AccessGrant }
  | { type: 'WOKE' }
  /** The server refused a call: what somebody may do here may have changed. */
  | { type: 'REFUSED' }
