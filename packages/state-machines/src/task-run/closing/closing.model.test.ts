import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { closingMachine } from './closing.machine.ts'

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(closingMachine, {
    inputs: [{ secondsLeft: 2 }],
    events: [{ type: 'STAY' }, { type: 'CLOSE' }, { type: 'xstate.after.second.closing.counting' }],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
