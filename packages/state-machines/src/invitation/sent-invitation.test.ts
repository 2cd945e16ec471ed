import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { OrganizationAccount } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createFakeServer } from '../testing/fake-server.ts'
import { sent } from '../testing/invitation-fixture.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { createSentInvitationMachine } from './sent-invitation.actors.ts'
import { sentInvitationMachine } from './sent-invitation.machine.ts'
import { toSentInvitationView } from './sent-invitation.selectors.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const failed = (code: ClientErrorCode) => new ApiError(code, 'No.')

const begin = (invitation: OrganizationAccount = sent) => {
  const resend = createControlledTask<OrganizationAccount, { id: string }>()
  const revoke = createControlledTask<void, { id: string }>()
  const machine = sentInvitationMachine.provide({ actors: { resend: resend.actor, revoke: revoke.actor } })
  const actor = createActor(machine, { input: { invitation }, clock: time.clock }).start()
  return { actor, resend, revoke, view: () => toSentInvitationView(actor.getSnapshot()) }
}
const idle = { invitation: sent, state: 'pending', busy: undefined, confirming: false, failure: undefined }

test.each<[OrganizationAccount['status'], Partial<OrganizationAccount>]>([
  ['pending', {}],
  ['declined', { status: 'declined' }],
  ['expired', { inviteExpiry: '2026-03-01T08:00:00Z' }],
  ['expired', { status: 'expired' }],
])('one that is %s says so', (state, change) => {
  expect(begin({ ...sent, ...change }).view().state).toBe(state)
})

test('it expires while it is looked at; sent again, it has a new time', async () => {
  const { actor, resend, view } = begin()
  time.pass(7 * 24 * 3_600_000)
  expect(view().state).toBe('expired')
  actor.send({ type: 'RESEND' })
  expect([view().busy, resend.inputs()]).toEqual(['resending', [{ id: sent.id }]])
  const again = { ...sent, inviteExpiry: '2026-03-16T08:00:00Z' }
  resend.last().resolve(again)
  await settle()
  expect(view()).toEqual({ ...idle, invitation: again })
})

test('taking it back is asked about first', async () => {
  const { actor, revoke, view } = begin()
  actor.send({ type: 'REVOKE' })
  expect(view()).toEqual({ ...idle, confirming: true })
  actor.send({ type: 'CANCEL' })
  expect([view(), revoke.calls.length]).toEqual([idle, 0])
  actor.send({ type: 'REVOKE' })
  actor.send({ type: 'CONFIRM' })
  expect(revoke.inputs()).toEqual([{ id: sent.id }])
  revoke.last().resolve()
  await settle()
  expect(view().state).toBe('revoked')
})

test.each([
  ['user_exists', 'accepted'],
  ['invitation_not_found', 'revoked'],
] as const)('sending again one that is answered or gone meanwhile (%s) shows it as %s', async (code, state) => {
  const { actor, resend, view } = begin()
  actor.send({ type: 'RESEND' })
  resend.last().reject(failed(code))
  await settle()
  expect(view().state).toBe(state)
})

test('what failed says why, until it is tried again', async () => {
  const { actor, resend, view } = begin()
  actor.send({ type: 'RESEND' })
  resend.last().reject(failed('rate_limited'))
  await settle()
  expect(view()).toEqual({ ...idle, failure: { code: 'rate_limited', requestId: undefined } })
  actor.send({ type: 'RESEND' })
  expect(view().failure).toBeUndefined()
})

test('admins send again and take back through the client', async () => {
  const { client, seen } = createFakeServer({
    'POST /core/accounts/invitations/organization/resend': { ...sent, inviteExpiry: '2026-03-16T08:00:00Z' },
    [`DELETE /core/organizations/101/accounts/${sent.id}`]: { id: sent.id },
  })
  const actor = createActor(createSentInvitationMachine({ client: client.for(101) }), { input: { invitation: sent } }).start()
  actor.send({ type: 'RESEND' })
  await waitFor(actor, (snapshot) => !snapshot.matches('resending'))
  actor.send({ type: 'REVOKE' })
  actor.send({ type: 'CONFIRM' })
  await waitFor(actor, (snapshot) => snapshot.status === 'done' || snapshot.context.failure !== undefined)
  expect([toSentInvitationView(actor.getSnapshot()).state, seen.map(({ call }) => call)]).toEqual([
    'revoked',
    ['POST /core/accounts/invitations/organization/resend', `DELETE /core/organizations/101/accounts/${sent.id}`],
  ])
})
