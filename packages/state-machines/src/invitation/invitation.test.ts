import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { InvitationInfo, OrganizationSummary } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { warnTo } from '../shared/logger.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { invitation, MEMBER, organization } from '../testing/invitation-fixture.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { createInvitationMachine } from './invitation.actors.ts'
import { invitationMachine } from './invitation.machine.ts'
import { toInvitationView } from './invitation.selectors.ts'
import type { InvitationInput } from './invitation.types.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const failed = (code: ClientErrorCode) => new ApiError(code, 'No.')

const begin = ({ token, signedInAs }: InvitationInput = { token: 'token', signedInAs: MEMBER }) => {
  const tasks = {
    lookUp: createControlledTask<InvitationInfo, { token: string }>(),
    accept: createControlledTask<OrganizationSummary, { token: string }>(),
    decline: createControlledTask<OrganizationSummary, { token: string }>(),
  }
  const effects: unknown[] = []
  const { logger, warnings } = createFakeLogger()
  const machine = invitationMachine.provide({
    actors: { lookUp: tasks.lookUp.actor, accept: tasks.accept.actor, decline: tasks.decline.actor },
    actions: {
      warn: warnTo(logger),
      leave: (_, doorway) => void effects.push(doorway),
      switchAccount: () => void effects.push('switch'),
      joined: () => void effects.push('joined'),
    },
  })
  const actor = createActor(machine, { input: { token, signedInAs }, clock: time.clock }).start()
  return { actor, ...tasks, effects, warnings, view: () => toInvitationView(actor.getSnapshot()) }
}

const beginPending = async () => {
  const begun = begin()
  begun.lookUp.last().resolve(invitation)
  await settle()
  return begun
}

const pending = { kind: 'pending', invitation, reply: undefined, busy: false, failure: undefined }

test.each<[string, InvitationInfo | undefined, unknown]>([
  ['to sign-in where an account has the address', invitation, { signup: false, loginHint: MEMBER }],
  ['to sign-up where none has', { ...invitation, isAccount: false }, { signup: true, loginHint: MEMBER, invitation: 'token' }],
  ['to sign-in where nothing can be looked up', undefined, { signup: false, loginHint: undefined }],
])('whoever is signed out is led %s', async (_, info, doorway) => {
  const out = begin({ token: 'token', signedInAs: undefined })
  if (info) out.lookUp.last().resolve(info)
  else out.lookUp.last().reject(failed('invitation_not_found'))
  await settle()
  expect([out.effects, out.view()]).toEqual([[doorway], { kind: 'waiting' }])
})

test('without a token there is nothing to answer', () => {
  const { view, lookUp } = begin({ token: undefined, signedInAs: MEMBER })
  expect([view(), lookUp.calls.length]).toEqual([{ kind: 'none' }, 0])
})

test('accepting is asked about once more, and can be left', async () => {
  const { actor, view, accept, effects } = await beginPending()
  expect(view()).toEqual(pending)
  actor.send({ type: 'ACCEPT' })
  expect(view()).toEqual({ ...pending, reply: 'accept' })
  actor.send({ type: 'CANCEL' })
  expect([view(), accept.calls.length]).toEqual([pending, 0])
  actor.send({ type: 'ACCEPT' })
  actor.send({ type: 'CONFIRM' })
  expect([view(), accept.inputs()]).toEqual([{ ...pending, reply: 'accept', busy: true }, [{ token: 'token' }]])
  accept.last().resolve(organization)
  await settle()
  expect([view(), effects]).toEqual([{ kind: 'accepted', organization, role: 'owner' }, ['joined']])
})

test('declining is asked about once more', async () => {
  const { actor, view, decline, effects } = await beginPending()
  actor.send({ type: 'DECLINE' })
  actor.send({ type: 'CONFIRM' })
  decline.last().resolve(organization)
  await settle()
  expect([view(), effects]).toEqual([{ kind: 'declined', organization }, []])
})

test('an answer that did not arrive can be given again', async () => {
  const { actor, view, accept } = await beginPending()
  actor.send({ type: 'ACCEPT' })
  actor.send({ type: 'CONFIRM' })
  accept.last().reject(failed('timeout'))
  await settle()
  expect(view()).toEqual({ ...pending, failure: { code: 'timeout', requestId: undefined } })
})

test.each([
  ['invitation_expired', { kind: 'expired' }],
  ['invitation_not_found', { kind: 'unknown' }],
  ['invitation_for_other', { kind: 'forOther', invitation, signedInAs: MEMBER }],
] as const)('an answer that is refused with %s says what is so', async (code, expected) => {
  const { actor, view, decline } = await beginPending()
  actor.send({ type: 'DECLINE' })
  actor.send({ type: 'CONFIRM' })
  decline.last().reject(failed(code))
  await settle()
  expect(view()).toEqual(expected)
})

test('it ends on the minute, also while somebody thinks about the question', async () => {
  const { actor, view } = await beginPending()
  actor.send({ type: 'ACCEPT' })
  time.pass(7 * 24 * 3_600_000 - 1)
  expect(view()).toEqual({ ...pending, reply: 'accept' })
  time.pass(1)
  expect(view()).toEqual({ kind: 'expired' })
})

test('a laptop that slept past its end wakes to one that has expired', async () => {
  const { actor, view } = await beginPending()
  time.sleep(8 * 24 * 3_600_000)
  actor.send({ type: 'WOKE' })
  expect(view()).toEqual({ kind: 'expired' })
})

test.each([
  ['invitation_expired', { kind: 'expired' }],
  ['invitation_not_found', { kind: 'unknown' }],
  ['network_unreachable', { kind: 'failed', failure: { code: 'network_unreachable', requestId: undefined } }],
] as const)('somebody signed in whose link fails with %s learns why', async (code, expected) => {
  const { actor, view, lookUp } = begin()
  lookUp.last().reject(failed(code))
  await settle()
  expect(view()).toEqual(expected)
  actor.send({ type: 'RETRY' })
  expect(lookUp.calls.length).toBe(code === 'network_unreachable' ? 2 : 1)
})

test('an invitation for somebody else leads to their account', async () => {
  const { actor, view, lookUp, effects } = begin({ token: 'token', signedInAs: 'tom@example.com' })
  lookUp.last().resolve(invitation)
  await settle()
  expect(view()).toEqual({ kind: 'forOther', invitation, signedInAs: 'tom@example.com' })
  actor.send({ type: 'SWITCH_ACCOUNT' })
  expect(effects).toEqual(['switch'])
})

test('the link is looked up and answered through the client', async () => {
  const { client, seen } = createFakeServer({
    'GET /core/accounts/invitations/abcdefghijklmnopqrstuv': invitation,
    'POST /core/accounts/invitations/organization/decline': {
      id: '0198c5a0-0000-7000-8000-000000000001',
      state: 'declined',
      organization,
    },
  })
  const machine = createInvitationMachine({
    client,
    leave: () => undefined,
    switchAccount: () => undefined,
    joined: () => undefined,
    listenToWake: () => () => undefined,
    logger: createFakeLogger().logger,
  })
  const actor = createActor(machine, { input: { token: 'abcdefghijklmnopqrstuv', signedInAs: MEMBER } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('pending'))
  actor.send({ type: 'DECLINE' })
  actor.send({ type: 'CONFIRM' })
  await waitFor(actor, (snapshot) => snapshot.matches('declined'))
  actor.stop()
  expect(seen.map(({ call, body }) => [call, body])).toEqual([
    ['GET /core/accounts/invitations/abcdefghijklmnopqrstuv', undefined],
    ['POST /core/accounts/invitations/organization/decline', { token: 'abcdefghijklmnopqrstuv' }],
  ])
})

test('a look-up that fails before somebody signed in is logged, and they are led to sign in', async () => {
  const { lookUp, effects, warnings } = begin({ token: 'token', signedInAs: undefined })
  const error = failed('network_unreachable')
  lookUp.last().reject(error)
  await settle()
  expect(effects).toEqual([{ signup: false, loginHint: undefined }])
  expect(warnings).toEqual([{ message: 'The invitation could not be looked up.', context: { error } }])
})
