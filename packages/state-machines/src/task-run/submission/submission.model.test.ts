import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { EXECUTION_ID, execution, result } from '../../testing/task-run-fixture.ts'
import { submissionMachine } from './submission.machine.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.submission.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.submission.${id}`, error: new ApiError(code, 'No.') })
const input = { call: { id: EXECUTION_ID, token: 'execution-token' }, body: { widgets: {} }, files: {} }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(submissionMachine, {
    inputs: [
      { ...input, progress: 'none' },
      { ...input, progress: 'updated' },
      { ...input, progress: 'processed' },
    ],
    events: [
      done('updating', { id: EXECUTION_ID, execution }),
      failed('updating', 'timeout'),
      failed('updating', 'execution_already_completed'),
      done('processing', result),
      failed('processing', 'timeout'),
      done('completing', result),
      failed('completing', 'timeout'),
      failed('completing', 'execution_not_processed'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
