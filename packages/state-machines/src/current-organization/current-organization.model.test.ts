import type { ClientErrorCode } from '@tracemark/api/client'
import type { Organization } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { account, failed, grantFrom, ready, sierraAlta } from '../testing/organization-fixture.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { currentOrganizationMachine } from './current-organization.machine.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const grantFor = (organization: Organization, seconds?: number) => grantFrom(time.seconds(), organization, seconds)

test('every state and transition can be reached', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.currentOrganization.${id}`, output })
  const error = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.currentOrganization.${id}`, error: failed(code) })
  const { unvisited, untaken } = explore(currentOrganizationMachine, {
    inputs: [undefined],
    // How often something failed changes how long it waits, not where it goes.
    serializeState: (value, context) => JSON.stringify([value, context], (key, part) => (/^tries$|Tries$/.test(key) ? undefined : part)),
    events: [
      { type: 'SELECT', slug: 'sierra-alta' },
      { type: 'SELECT', slug: false },
      { type: 'SELECT', slug: undefined },
      { type: 'RETRY' },
      { type: 'RESET' },
      { type: 'WOKE' },
      { type: 'REFUSED' },
      { type: 'LOAD_ACCOUNT' },
      { type: 'LOAD_ACCOUNT', force: true },
      { type: 'GRANTED', grant: grantFor(sierraAlta) },
      done('account.loading', account),
      error('account.loading', 'internal'),
      done('organization.loading.organization', sierraAlta),
      error('organization.loading.organization', 'organization_not_found'),
      done('organization.loading.details.statuses.loading', [ready]),
      error('organization.loading.details.statuses.loading', 'internal'),
      done('organization.loading.details.token.loading', grantFor(sierraAlta)),
      done('organization.loading.details.token.loading', grantFor(sierraAlta, 30)),
      error('organization.loading.details.token.loading', 'permission_denied'),
      error('organization.loading.organization', 'network_unreachable'),
      { type: 'xstate.after.tryAgain.currentOrganization.organization.failed' },
      { type: 'xstate.after.tryAccountAgain.currentOrganization.account.failed' },
      { type: 'xstate.after.checkInterval.currentOrganization.organization.ready.idle' },
      done('organization.ready.asking', undefined),
      error('organization.ready.asking', 'timeout'),
      error('organization.ready.asking', 'account_suspended'),
      done('organization.ready.renewing', grantFor(sierraAlta)),
      error('organization.ready.renewing', 'timeout'),
      error('organization.ready.renewing', 'permission_denied'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
