import { ApiError } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { asking, RUN_ID } from '../../testing/task-run-fixture.ts'
import { credentialInvitationMachine } from './credential-invitation.machine.ts'

const failed = (id: string) => ({
  type: `xstate.error.actor.0.credentialInvitation.${id}`,
  error: new ApiError('network_unreachable', 'No.'),
})
const read = (executionData: Record<string, string>) => ({
  type: 'xstate.done.actor.0.credentialInvitation.open.polling',
  output: { id: RUN_ID, execution: { ...asking, executionData } },
})

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(credentialInvitationMachine, {
    inputs: [{ call: { id: RUN_ID, token: 'execution-token' }, widgetId: 'wallet', issuerId: 'cafe' }],
    events: [
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'xstate.done.actor.0.credentialInvitation.asking', output: { inviteUrl: 'https://wallet.example/invite' } },
      failed('asking'),
      { type: 'xstate.after.credentialPolling.credentialInvitation.open.waiting' },
      { type: 'xstate.after.credentialPolling.credentialInvitation.open.unsure' },
      { type: 'xstate.after.credentialInvitation.credentialInvitation.open' },
      read({}),
      read({ wallet: 'relationship-7' }),
      failed('open.polling'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
