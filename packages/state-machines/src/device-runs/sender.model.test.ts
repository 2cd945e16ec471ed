import { expect, test } from 'vitest'
import { savedCorrection, savedRun } from '../testing/device-runs-fixture.ts'
import { explore } from '../testing/explore.ts'
import { result } from '../testing/task-run-fixture.ts'
import { senderMachine } from './sender.machine.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.sender.${id}`, output })
const failed = (id: string) => ({ type: `xstate.error.actor.0.sender.${id}`, error: new Error('No.') })
const failure = { step: 'update', code: 'timeout', retryable: true }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(senderMachine, {
    inputs: [undefined],
    serializeState: (value, context) => {
      const { outcome, isWoken } = context as { outcome?: { kind: string }; isWoken: boolean }
      return JSON.stringify([value, outcome?.kind, isWoken])
    },
    events: [
      { type: 'TURN' },
      { type: 'WAKE' },
      done('picking', undefined),
      done('picking', { run: savedRun, files: {} }),
      done('picking', { run: savedCorrection, files: {} }),
      failed('picking'),
      done('sending', { kind: 'received', result }),
      done('sending', { kind: 'failed', failure }),
      failed('sending'),
      done('correcting', { kind: 'corrected' }),
      done('correcting', { kind: 'failed', failure }),
      failed('correcting'),
      done('settling', undefined),
      failed('settling'),
      { type: 'xstate.after.backOff.sender.backingOff' },
      { type: 'xstate.after.rest.sender.resting' },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
