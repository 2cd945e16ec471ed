import { type AccessGrant, ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { MyAccount, Organization, UnitStatus } from '@tracemark/api/schemas'

export const sierraAlta: Organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en-x-farm' }
export const ready: UnitStatus = { value: 1, name: 'Ready' }
export const account: MyAccount = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'owner@demo.test',
  organizations: { totalItems: 1, perPage: 5, totalPages: 1, items: [sierraAlta] },
}

/** `at` and `seconds`: from when, in seconds since 1970, and for how long. */
export const grantFrom = (at: number, { id }: Organization, seconds = 300): AccessGrant => ({
  jwt: `token-${id}-${seconds}`,
  exp: at + seconds,
  subject: 'lucia',
  organizationId: id,
  permissions: ['portal:access'],
})

export const failed = (code: ClientErrorCode): ApiError => new ApiError(code, 'No.', { requestId: 'r-1' })
