import type { AccessGrant } from '@tracemark/api/client'
import { type MyAccount, type Organization, UNKNOWN_UNIT_STATUS, type UnitStatus } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { warnTo } from '../shared/logger.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { account, failed, grantFrom, ready, sierraAlta } from '../testing/organization-fixture.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { TOKEN_CHECK_INTERVAL_MS } from './current-organization.constants.ts'
import { currentOrganizationMachine } from './current-organization.machine.ts'
import { toAccountView, toCurrentOrganizationView, toOrganizationAccess } from './current-organization.selectors.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const winery: Organization = { id: 102, slug: 'winery', name: 'Quinta do Vale', language: 'en' }
const grantFor = (organization: Organization, seconds?: number) => grantFrom(time.seconds(), organization, seconds)

const begin = () => {
  const tasks = {
    loadAccount: createControlledTask<MyAccount>(),
    findOrganization: createControlledTask<Organization, { slug: string }>(),
    loadUnitStatuses: createControlledTask<UnitStatus[], { organizationId: number }>(),
    obtainToken: createControlledTask<AccessGrant, { organizationId: number }>(),
    checkMembership: createControlledTask<void, { organizationId: number }>(),
  }
  const { logger, warnings } = createFakeLogger()
  const effects: unknown[][] = []
  const machine = currentOrganizationMachine.provide({
    actors: {
      loadAccount: tasks.loadAccount.actor,
      findOrganization: tasks.findOrganization.actor,
      loadUnitStatuses: tasks.loadUnitStatuses.actor,
      obtainToken: tasks.obtainToken.actor,
      checkMembership: tasks.checkMembership.actor,
    },
    actions: {
      warn: warnTo(logger),
      keepNoToken: () => void effects.push(['general']),
      keepToken: (_, id) => void effects.push(['organization', id]),
      forgetTokens: () => void effects.push(['forget']),
      remember: (_, { slug, accountId }) => void effects.push(['remember', slug, accountId]),
    },
  })
  const actor = createActor(machine, { clock: time.clock }).start()
  const view = () => toCurrentOrganizationView(actor.getSnapshot())
  const state = () => actor.getSnapshot().value.organization
  const access = () => toOrganizationAccess(actor.getSnapshot())
  return { actor, effects, warnings, view, state, access, account: () => toAccountView(actor.getSnapshot()), ...tasks }
}

const beginReady = async (seconds = 300) => {
  const begun = begin()
  begun.actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  begun.findOrganization.last().resolve(sierraAlta)
  await settle()
  begun.loadUnitStatuses.last().resolve([ready])
  await settle()
  begun.obtainToken.last().resolve(grantFor(sierraAlta, seconds))
  await settle()
  return begun
}

test('selecting fetches the organization, then statuses and token together, and only then makes it current', async () => {
  const { actor, view, state, access, effects, findOrganization, loadUnitStatuses, obtainToken } = begin()
  expect(view()).toEqual({ kind: 'none' })
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  expect([view(), state(), findOrganization.inputs()]).toEqual([
    { kind: 'loading' },
    { loading: 'organization' },
    [{ slug: 'sierra-alta' }],
  ])
  findOrganization.last().resolve(sierraAlta)
  await settle()
  expect([view(), access(), loadUnitStatuses.inputs(), obtainToken.inputs()]).toEqual([
    { kind: 'loading' },
    undefined,
    [{ organizationId: 101 }],
    [{ organizationId: 101 }],
  ])
  loadUnitStatuses.last().resolve([UNKNOWN_UNIT_STATUS, ready, UNKNOWN_UNIT_STATUS])
  await settle()
  expect([view(), state()]).toEqual([{ kind: 'loading' }, { loading: { details: { statuses: 'loaded', token: 'loading' } } }])
  obtainToken.last().resolve(grantFor(sierraAlta))
  await settle()
  expect(view()).toEqual({
    kind: 'ready',
    organization: sierraAlta,
    unitStatuses: [ready, UNKNOWN_UNIT_STATUS],
    permissions: ['portal:access'],
  })
  expect(effects).toEqual([['general'], ['general'], ['organization', 101], ['remember', 'sierra-alta', undefined]])
})

test('what a member may do is known before the statuses are there', async () => {
  const { actor, view, access, findOrganization, loadUnitStatuses, obtainToken } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().resolve(sierraAlta)
  await settle()
  obtainToken.last().resolve(grantFor(sierraAlta))
  await settle()
  const known = { organization: sierraAlta, permissions: ['portal:access'] }
  expect([view(), access()]).toEqual([{ kind: 'loading' }, known])
  loadUnitStatuses.last().reject(failed('internal'))
  await settle()
  expect([view(), access()]).toEqual([{ kind: 'ready', ...known, unitStatuses: [UNKNOWN_UNIT_STATUS] }, known])
})

test('selecting another clears the organization and uses the general token meanwhile', async () => {
  const { actor, view, effects } = await beginReady()
  effects.length = 0
  actor.send({ type: 'SELECT', slug: 'winery' })
  expect([view(), actor.getSnapshot().context.organization, effects]).toEqual([{ kind: 'loading' }, undefined, [['general']]])
})

test('a late answer of a former selection is ignored', async () => {
  const { actor, view, findOrganization, loadUnitStatuses, obtainToken } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  const late = findOrganization.last()
  actor.send({ type: 'SELECT', slug: 'winery' })
  findOrganization.last().resolve(winery)
  late.resolve(sierraAlta)
  await settle()
  loadUnitStatuses.last().resolve([])
  await settle()
  obtainToken.last().resolve(grantFor(winery))
  await settle()
  expect([loadUnitStatuses.inputs(), view()]).toEqual([
    [{ organizationId: 102 }],
    { kind: 'ready', organization: winery, unitStatuses: [UNKNOWN_UNIT_STATUS], permissions: ['portal:access'] },
  ])
})

test('selecting what is selected already loads nothing, unless forced', async () => {
  const { actor, view, findOrganization } = await beginReady()
  const before = view()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  expect([view(), findOrganization.calls.length]).toEqual([before, 1])
  actor.send({ type: 'SELECT', slug: 'sierra-alta', force: true })
  expect([view(), findOrganization.calls.length]).toEqual([{ kind: 'loading' }, 2])
})

test('no slug clears the organization and falls back to the general token', async () => {
  const { actor, view, effects } = await beginReady()
  effects.length = 0
  actor.send({ type: 'SELECT', slug: undefined })
  expect([view(), effects, actor.getSnapshot().context]).toEqual([
    { kind: 'none' },
    [['general']],
    { unitStatuses: [], accountTries: 0, tries: 0 },
  ])
})

test.each([false, 'Not A Slug', ''] as const)('the slug %j is no organization', (slug) => {
  const { actor, view, findOrganization } = begin()
  actor.send({ type: 'SELECT', slug })
  expect([view(), findOrganization.calls.length]).toEqual([{ kind: 'failed', code: 'organization_not_found' }, 0])
  actor.send({ type: 'RETRY' })
  expect(view()).toEqual({ kind: 'failed', code: 'organization_not_found' })
})

test('an organization that is not found sets the error flag; a retry tries again', async () => {
  const { actor, view, findOrganization } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().reject(failed('organization_not_found'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'organization_not_found', requestId: 'r-1' })
  actor.send({ type: 'RETRY' })
  expect([view(), findOrganization.inputs()]).toEqual([{ kind: 'loading' }, [{ slug: 'sierra-alta' }, { slug: 'sierra-alta' }]])
})

test('without its statuses an organization has the one unknown status', async () => {
  const { actor, findOrganization, loadUnitStatuses, obtainToken } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().resolve(sierraAlta)
  await settle()
  loadUnitStatuses.last().reject(failed('internal'))
  await settle()
  obtainToken.last().resolve(grantFor(sierraAlta))
  await settle()
  expect(actor.getSnapshot().context.unitStatuses).toEqual([UNKNOWN_UNIT_STATUS])
})

test('an organization whose token is refused does not become current', async () => {
  const { actor, view, findOrganization, loadUnitStatuses, obtainToken } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().resolve(sierraAlta)
  await settle()
  loadUnitStatuses.last().resolve([])
  await settle()
  obtainToken.last().reject(failed('account_suspended'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'account_suspended', requestId: 'r-1', status: 'suspended' })
})

test('the token is renewed when less than a minute is left, and not before', async () => {
  const { actor, state, obtainToken } = await beginReady(75)
  time.pass(TOKEN_CHECK_INTERVAL_MS)
  expect([state(), obtainToken.calls.length]).toEqual([{ ready: 'idle' }, 1])
  time.pass(TOKEN_CHECK_INTERVAL_MS)
  expect([state(), obtainToken.inputs()]).toEqual([{ ready: 'renewing' }, [{ organizationId: 101 }, { organizationId: 101 }]])
  const renewed = grantFor(sierraAlta)
  obtainToken.last().resolve(renewed)
  await settle()
  expect([state(), actor.getSnapshot().context.grant]).toEqual([{ ready: 'idle' }, renewed])
})

test('without a network the organization stays, and each check tries again', async () => {
  const { view, state, obtainToken } = await beginReady(65)
  for (const calls of [2, 3]) {
    time.pass(TOKEN_CHECK_INTERVAL_MS)
    expect([state(), obtainToken.calls.length]).toEqual([{ ready: 'renewing' }, calls])
    obtainToken.last().reject(failed('network_unreachable'))
    await settle()
    expect([state(), view().kind]).toEqual([{ ready: 'idle' }, 'ready'])
  }
})

test('a refused renewal takes the organization away', async () => {
  const { view, obtainToken } = await beginReady(65)
  time.pass(TOKEN_CHECK_INTERVAL_MS)
  obtainToken.last().reject(failed('permission_denied'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'permission_denied', requestId: 'r-1' })
})

test("selecting another organization stops the old one's timer", async () => {
  const { actor, obtainToken } = await beginReady(65)
  actor.send({ type: 'SELECT', slug: 'winery' })
  time.pass(TOKEN_CHECK_INTERVAL_MS)
  expect(obtainToken.calls.length).toBe(1)
})

test('a machine that slept checks its token when it wakes', async () => {
  const { actor, state } = await beginReady()
  time.sleep(3_600_000)
  actor.send({ type: 'WOKE' })
  expect(state()).toEqual({ ready: 'renewing' })
})

test('a grant that another tab obtained is taken when it is of this organization', async () => {
  const { actor, view } = await beginReady()
  actor.send({ type: 'GRANTED', grant: { ...grantFor(sierraAlta, 400), permissions: [] } })
  actor.send({ type: 'GRANTED', grant: grantFor(winery, 500) })
  expect(view()).toEqual({ kind: 'ready', organization: sierraAlta, unitStatuses: [ready, UNKNOWN_UNIT_STATUS], permissions: [] })
})

test('the account is loaded once unless forced', async () => {
  const { actor, account: accountView, effects, loadAccount } = await beginReady()
  expect(accountView()).toEqual({ kind: 'unloaded' })
  actor.send({ type: 'LOAD_ACCOUNT' })
  actor.send({ type: 'LOAD_ACCOUNT' })
  expect([accountView(), loadAccount.calls.length]).toEqual([{ kind: 'loading' }, 1])
  loadAccount.last().resolve(account)
  await settle()
  actor.send({ type: 'LOAD_ACCOUNT' })
  expect([accountView(), loadAccount.calls.length, effects.at(-1)]).toEqual([
    { kind: 'loaded', account },
    1,
    ['remember', 'sierra-alta', account.id],
  ])
  actor.send({ type: 'LOAD_ACCOUNT', force: true })
  loadAccount.last().reject(failed('internal'))
  await settle()
  expect([accountView(), loadAccount.calls.length]).toEqual([{ kind: 'loaded', account }, 2])
})

test('an account that can not be loaded can be asked for again', async () => {
  const { actor, account: accountView, loadAccount } = begin()
  actor.send({ type: 'LOAD_ACCOUNT' })
  loadAccount.last().reject(failed('network_unreachable'))
  await settle()
  expect(accountView()).toEqual({ kind: 'failed', code: 'network_unreachable', requestId: 'r-1' })
  actor.send({ type: 'LOAD_ACCOUNT' })
  expect(accountView()).toEqual({ kind: 'loading' })
})

test('account and organization that a silent server did not give are asked for again, less and less often, and at once when the page wakes', async () => {
  const { actor, account: accountView, view, loadAccount, findOrganization, loadUnitStatuses, obtainToken } = begin()
  const away = { kind: 'failed', code: 'network_unreachable', requestId: 'r-1' }
  const seen = () => [accountView(), view(), loadAccount.calls.length, findOrganization.calls.length]
  const failBoth = async () => {
    loadAccount.last().reject(failed('network_unreachable'))
    findOrganization.last().reject(failed('network_unreachable'))
    await settle()
  }
  actor.send({ type: 'LOAD_ACCOUNT' })
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  for (const [tries, wait] of [1_000, 2_000, 4_000].entries()) {
    await failBoth()
    time.pass(wait - 1)
    expect(seen()).toEqual([away, away, tries + 1, tries + 1])
    time.pass(1)
    expect(seen()).toEqual([away, away, tries + 2, tries + 2])
  }
  await failBoth()
  actor.send({ type: 'WOKE' })
  expect(seen()).toEqual([away, away, 5, 5])
  loadAccount.last().resolve(account)
  findOrganization.last().resolve(sierraAlta)
  await settle()
  loadUnitStatuses.last().resolve([ready])
  await settle()
  obtainToken.last().resolve(grantFor(sierraAlta))
  await settle()
  expect([accountView(), view(), actor.getSnapshot().context.tries]).toEqual([
    { kind: 'loaded', account },
    expect.objectContaining({ kind: 'ready', organization: sierraAlta }),
    0,
  ])
})

test('a refusal is not asked for again by itself', async () => {
  const { actor, view, findOrganization } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().reject(failed('permission_denied'))
  await settle()
  time.pass(60_000)
  actor.send({ type: 'WOKE' })
  expect([view(), findOrganization.calls.length]).toEqual([{ kind: 'failed', code: 'permission_denied', requestId: 'r-1' }, 1])
})

test('signing out forgets account, organization and tokens', async () => {
  const { actor, account: accountView, view, effects, loadAccount } = await beginReady()
  actor.send({ type: 'LOAD_ACCOUNT' })
  loadAccount.last().resolve(account)
  await settle()
  effects.length = 0
  actor.send({ type: 'RESET' })
  expect([accountView(), view(), effects, actor.getSnapshot().context]).toEqual([
    { kind: 'unloaded' },
    { kind: 'none' },
    [['forget'], ['general']],
    { unitStatuses: [], accountTries: 0, tries: 0 },
  ])
})

test('a refused call asks what this person may do now: what was taken is said at once, and a suspension closes the organization', async () => {
  const { actor, view, checkMembership } = await beginReady()
  actor.send({ type: 'REFUSED' })
  actor.send({ type: 'REFUSED' })
  expect(checkMembership.inputs()).toEqual([{ organizationId: 101 }])
  const organizationStatus = { message: 'suspendedPortal', since: '2026-03-02T08:00:00Z' } as const
  actor.send({ type: 'GRANTED', grant: { ...grantFor(sierraAlta), permissions: ['tasks:list'], organizationStatus } })
  checkMembership.last().resolve()
  await settle()
  expect(view()).toMatchObject({ kind: 'ready', permissions: ['tasks:list'], status: organizationStatus })

  actor.send({ type: 'REFUSED' })
  checkMembership.last().reject(failed('account_suspended'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'account_suspended', requestId: 'r-1', status: 'suspended' })
})

test('what somebody took from this person is said with the organization, and what closed it with the failure', async () => {
  const { actor, view } = await beginReady()
  const organizationStatus = { message: 'suspendedAdmin', since: '2026-03-01T09:00:00Z' } as const
  actor.send({ type: 'GRANTED', grant: { ...grantFor(sierraAlta), organizationStatus } })
  expect(view()).toMatchObject({ kind: 'ready', status: organizationStatus })
  actor.send({ type: 'GRANTED', grant: grantFor(sierraAlta) })
  expect(view()).not.toHaveProperty('status')
})

test.each([
  ['account_suspended', 'suspended'],
  ['organization_suspended', 'suspended'],
  ['organization_deleted', 'deleted'],
] as const)('a refusal with %s is said as %s', async (code, status) => {
  const { actor, view, findOrganization } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().reject(failed(code))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code, requestId: 'r-1', status })
})

test('an account that can not be loaded is logged, and the one that is there stays', async () => {
  const { actor, account: accountView, loadAccount, warnings } = begin()
  actor.send({ type: 'LOAD_ACCOUNT' })
  const [first, second] = [failed('network_unreachable'), failed('internal')]
  loadAccount.last().reject(first)
  await settle()
  actor.send({ type: 'LOAD_ACCOUNT' })
  loadAccount.last().resolve(account)
  await settle()
  actor.send({ type: 'LOAD_ACCOUNT', force: true })
  loadAccount.last().reject(second)
  await settle()
  expect(accountView()).toEqual({ kind: 'loaded', account })
  expect(warnings).toEqual([first, second].map((error) => ({ message: 'The account could not be loaded.', context: { error } })))
})

test('unit statuses that can not be loaded are logged, and one stands in', async () => {
  const { actor, view, findOrganization, loadUnitStatuses, obtainToken, warnings } = begin()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  findOrganization.last().resolve(sierraAlta)
  await settle()
  const error = failed('internal')
  loadUnitStatuses.last().reject(error)
  obtainToken.last().resolve(grantFor(sierraAlta))
  await settle()
  expect(view()).toMatchObject({ kind: 'ready', unitStatuses: [UNKNOWN_UNIT_STATUS] })
  expect(warnings).toEqual([{ message: 'The unit statuses could not be loaded.', context: { error } }])
})

test('a renewal and a check that fail for a while are logged, and the organization stays', async () => {
  const { actor, state, obtainToken, checkMembership, warnings } = await beginReady(30)
  const [renewal, check] = [failed('timeout'), failed('network_unreachable')]
  time.pass(TOKEN_CHECK_INTERVAL_MS)
  obtainToken.last().reject(renewal)
  await settle()
  actor.send({ type: 'REFUSED' })
  checkMembership.last().reject(check)
  await settle()
  expect(state()).toEqual({ ready: 'idle' })
  expect(warnings).toEqual([
    { message: 'The token of the organization could not be renewed.', context: { error: renewal } },
    { message: 'The membership could not be checked.', context: { error: check } },
  ])
})
