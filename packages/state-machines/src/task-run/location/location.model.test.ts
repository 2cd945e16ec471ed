import { ApiError } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { location } from '../../testing/task-run-fixture.ts'
import { locationMachine } from './location.machine.ts'

const error = new ApiError('timeout', 'No.')

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(locationMachine, {
    inputs: [undefined],
    events: [
      { type: 'xstate.done.actor.0.location.askingDevice', output: location },
      { type: 'xstate.error.actor.0.location.askingDevice', error },
      { type: 'xstate.after.locationTimeout.location.askingDevice' },
      { type: 'xstate.done.actor.0.location.askingNetwork', output: location },
      { type: 'xstate.error.actor.0.location.askingNetwork', error },
      { type: 'xstate.after.fallbackTimeout.location.askingNetwork' },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
