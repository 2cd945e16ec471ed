import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { InvitationInfo } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explore } from '../testing/explore.ts'
import { invitation, MEMBER, organization } from '../testing/invitation-fixture.ts'
import { invitationMachine } from './invitation.machine.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.invitation.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.invitation.${id}`, error: new ApiError(code, 'No.') })
const over: InvitationInfo = { ...invitation, expiresAt: '2026-03-01T08:00:00Z' }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(invitationMachine, {
    inputs: [
      { token: 'token', signedInAs: MEMBER },
      { token: 'token', signedInAs: undefined },
      { token: undefined, signedInAs: MEMBER },
    ],
    events: [
      { type: 'ACCEPT' },
      { type: 'DECLINE' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'SWITCH_ACCOUNT' },
      { type: 'WOKE' },
      { type: 'xstate.after.untilExpiry.invitation.pending' },
      done('lookingUp', invitation),
      done('lookingUp', over),
      done('lookingUp', { ...invitation, emailAddress: 'other@demo.test' }),
      failed('lookingUp', 'invitation_expired'),
      failed('lookingUp', 'invitation_not_found'),
      failed('lookingUp', 'network_unreachable'),
      ...(['accepting', 'declining'] as const).flatMap((state) => [
        done(`replying.${state}`, organization),
        failed(`replying.${state}`, 'invitation_expired'),
        failed(`replying.${state}`, 'invitation_not_found'),
        failed(`replying.${state}`, 'invitation_for_other'),
        failed(`replying.${state}`, 'timeout'),
      ]),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
