import { type AccessGrant, ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { ItemStatus, MyAccount, Organization } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { currentOrganizationMachine } from './current-organization.machine.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const sierraAlta: Organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en-x-farm' }
const ready: ItemStatus = { value: 1, name: 'Ready' }
const account: MyAccount = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'owner@demo.test',
  organizations: { totalItems: 1, perPage: 5, totalPages: 1, items: [sierraAlta] },
}
const grantFor = ({ id }: Organization, seconds = 300): AccessGrant => ({
  jwt: `token-${id}-${seconds}`,
  exp: time.seconds() + seconds,
  subject: 'lucia',
  organizationId: id,
  permissions: ['portal:access'],
})
const failed = (code: ClientErrorCode) => new ApiError(code, 'No.', { requestId: 'r-1' })

test('every state and transition can be reached', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.currentOrganization.${id}`, output })
  const error = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.currentOrganization.${id}`, error: failed(code) })
  const { unvisited, untaken } = explore(currentOrganizationMachine, {
    inputs: [undefined],
    events: [
      { type: 'SELECT', slug: 'sierra-alta' },
      { type: 'SELECT', slug: false },
      { type: 'SELECT', slug: undefined },
      { type: 'RETRY' },
      { type: 'RESET' },
      { type: 'WOKE' },
      { type: 'LOAD_ACCOUNT' },
      { type: 'LOAD_ACCOUNT', force: true },
      { type: 'GRANTED', grant: grantFor(sierraAlta) },
      done('account.loading', account),
      error('account.loading', 'internal'),
      done('organization.loading.organization', sierraAlta),
      error('organization.loading.organization', 'organization_not_found'),
      done('organization.loading.statuses', [ready]),
      error('organization.loading.statuses', 'internal'),
      done('organization.loading.token', grantFor(sierraAlta)),
      done('organization.loading.token', grantFor(sierraAlta, 30)),
      error('organization.loading.token', 'permission_denied'),
      { type: 'xstate.after.checkInterval.currentOrganization.organization.ready.idle' },
      done('organization.ready.renewing', grantFor(sierraAlta)),
      error('organization.ready.renewing', 'timeout'),
      error('organization.ready.renewing', 'permission_denied'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
