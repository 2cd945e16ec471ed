import { expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { versionCheckMachine } from './version-check.machine.ts'

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(versionCheckMachine, {
    inputs: [{ running: 'a' }, { running: undefined }],
    events: [
      { type: 'WOKE' },
      { type: 'RELOAD', unsaved: false },
      { type: 'RELOAD', unsaved: true },
      { type: 'CONFIRM' },
      { type: 'KEEP' },
      { type: 'xstate.after.checkInterval.versionCheck.waiting' },
      { type: 'xstate.done.actor.0.versionCheck.asking', output: 'a' },
      { type: 'xstate.done.actor.0.versionCheck.asking', output: 'b' },
      { type: 'xstate.error.actor.0.versionCheck.asking', error: new Error('offline') },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
