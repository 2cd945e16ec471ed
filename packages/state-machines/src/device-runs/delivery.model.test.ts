import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { explore } from '../testing/explore.ts'
import { created, execution, result } from '../testing/task-run-fixture.ts'
import { deliveryMachine } from './delivery.machine.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.delivery.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.delivery.${id}`, error: new ApiError(code, 'No.') })

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(deliveryMachine, {
    inputs: [
      { run: savedRun, files: {} },
      { run: { ...savedRun, executionToken: undefined }, files: {} },
      { run: { ...savedRun, execution: { ...execution, state: 'processed' } }, files: {} },
    ],
    events: [
      done('creating', created),
      done('creating', { ...created, execution: { ...execution, state: 'processed' } }),
      failed('creating', 'timeout'),
      done('uploading', []),
      failed('uploading', 'token_expired'),
      done('updating', undefined),
      failed('updating', 'execution_already_completed'),
      failed('updating', 'timeout'),
      done('processing', result),
      failed('processing', 'timeout'),
      done('completing', result),
      failed('completing', 'timeout'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
