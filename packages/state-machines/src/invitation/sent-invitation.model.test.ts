import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explore } from '../testing/explore.ts'
import { sent } from '../testing/invitation-fixture.ts'
import { sentInvitationMachine } from './sent-invitation.machine.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const failed = (id: string, code: ClientErrorCode) => ({
  type: `xstate.error.actor.0.sentInvitation.${id}`,
  error: new ApiError(code, 'No.'),
})

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(sentInvitationMachine, {
    inputs: [
      { invitation: sent },
      { invitation: { ...sent, status: 'declined' } },
      { invitation: { ...sent, status: 'expired' } },
      { invitation: { ...sent, accountId: sent.id } },
    ],
    events: [
      { type: 'RESEND' },
      { type: 'REVOKE' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'xstate.after.untilExpiry.sentInvitation.pending' },
      { type: 'xstate.done.actor.0.sentInvitation.resending', output: sent },
      failed('resending', 'user_exists'),
      failed('resending', 'invitation_not_found'),
      failed('resending', 'timeout'),
      { type: 'xstate.done.actor.0.sentInvitation.revoking' },
      failed('revoking', 'not_found'),
      failed('revoking', 'timeout'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
