import { ApiError } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { INTERACTION_ID, result } from '../../testing/task-run-fixture.ts'
import { correctionMachine } from './correction.machine.ts'

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(correctionMachine, {
    inputs: [{ token: 'execution-token', interactionId: INTERACTION_ID, valueChain: result.valueChain }],
    events: [
      { type: 'CLASSIFY', elementId: 'mill' },
      { type: 'CLASSIFY', elementId: null },
      { type: 'xstate.done.actor.0.correction.saving' },
      { type: 'xstate.error.actor.0.correction.saving', error: new ApiError('timeout', 'No.') },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
