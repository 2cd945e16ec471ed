import { expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { savedRun } from '../testing/outbox-fixture.ts'
import { result } from '../testing/task-run-fixture.ts'
import { outboxMachine } from './outbox.machine.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.outbox.${id}`, output })
const failed = (id: string) => ({ type: `xstate.error.actor.0.outbox.${id}`, error: new Error('No.') })
const failure = { step: 'update', code: 'timeout', retryable: true }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(outboxMachine, {
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
      failed('picking'),
      done('sending', { kind: 'received', result }),
      done('sending', { kind: 'failed', failure }),
      failed('sending'),
      done('settling', undefined),
      failed('settling'),
      { type: 'xstate.after.backOff.outbox.backingOff' },
      { type: 'xstate.after.rest.outbox.resting' },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
