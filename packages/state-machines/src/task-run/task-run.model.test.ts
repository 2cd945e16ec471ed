import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { both, explore } from '../testing/explore.ts'
import { asking, askingMore, created, EXECUTION_ID, execution, location, onPage, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { taskRunMachine } from './task-run.machine.ts'
import type { TaskRunContext } from './task-run.types.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.taskRun.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.taskRun.${id}`, error: new ApiError(code, 'No.') })
const read = { id: EXECUTION_ID, execution }
const photo = { name: 'patio.jpg', blob: new Blob(['x']), camera: true }

/** Runs that last as long as their page. */
const passing = () =>
  explore(taskRunMachine, {
    inputs: [
      { token: 'link-token', runId: RUN_ID },
      { token: undefined, runId: RUN_ID },
    ],
    // The text of answers and the time of reporting make no difference to the way.
    serializeState: (value, context) => {
      const { answers, progress, failure, executionId } = context as TaskRunContext
      return JSON.stringify([value, answers, progress, failure?.code, executionId])
    },
    events: [
      { type: 'ANSWER', widgetId: 'weight', value: 4 },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
      { type: 'LOCATE' },
      { type: 'ONLINE' },
      { type: 'OFFLINE' },
      done('run.creating', created),
      failed('run.creating', 'network_unreachable'),
      failed('run.creating', 'token_expired'),
      done('run.reading', read),
      done('run.reading', { ...read, execution: { ...execution, state: 'processed' } }),
      failed('run.reading', 'network_unreachable'),
      done('run.submitting.updating', read),
      failed('run.submitting.updating', 'timeout'),
      failed('run.submitting.updating', 'execution_already_completed'),
      done('run.submitting.processing', result),
      failed('run.submitting.processing', 'timeout'),
      done('run.submitting.completing', result),
      failed('run.submitting.completing', 'timeout'),
      failed('run.submitting.completing', 'execution_not_processed'),
      done('location.locating', location),
      failed('location.askingNetwork', 'timeout'),
      { type: 'xstate.after.initialiseThrottle.taskRun.throttle.closed' },
      { type: 'xstate.after.locationTimeout.taskRun.location.locating' },
    ],
  })

/** What a run can be beside a form, and what is said of its place and after its end: a straight way there, and every turn from it. */
const kinds = () =>
  explore(taskRunMachine, {
    inputs: [{ token: 'link-token', runId: RUN_ID }],
    serializeState: (value, context) => {
      const { run, location: place, closing, correction } = value as Record<string, unknown>
      const { answers, secondsLeft, execution: asked } = context as TaskRunContext
      return JSON.stringify([run, place, closing, correction, answers, secondsLeft, asked?.config])
    },
    events: [
      { type: 'ATTACH', widgetId: 'note', files: [photo] },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
      { type: 'PLACE', place: { by: 'typed', typed: 'Patio 3' } },
      { type: 'PLACE', place: { by: 'device', location } },
      { type: 'PAGE_OPENED' },
      { type: 'PAGE_FAILED' },
      { type: 'PAGE_COMPLETED', answers: { weight: 4 } },
      { type: 'PAGE_COMPLETED', answers: {} },
      { type: 'CANCEL' },
      { type: 'CLASSIFY', elementId: null },
      { type: 'STAY' },
      { type: 'CLOSE' },
      done('run.creating', created),
      done('run.reading', read),
      done('run.reading', { ...read, execution: asking }),
      done('run.reading', { ...read, execution: onPage }),
      done('run.inviting.asking', { inviteUrl: 'https://wallet.example/invite' }),
      failed('run.inviting.asking', 'integration_unavailable'),
      done('run.inviting.open.polling', { ...read, execution: asking }),
      done('run.inviting.open.polling', { ...read, execution: { ...asking, executionData: { wallet: 'relationship-7' } } }),
      done('run.inviting.open.polling', { ...read, execution: { ...askingMore, executionData: { wallet: 'relationship-7' } } }),
      failed('run.inviting.open.polling', 'timeout'),
      done('run.submitting.updating', read),
      done('run.submitting.processing', result),
      done('run.submitting.completing', { ...result, taskResultMessage: '{"autoCloseSeconds":2}' }),
      done('correction.saving', undefined),
      failed('correction.saving', 'timeout'),
      failed('location.locating', 'timeout'),
      done('location.askingNetwork', location),
      { type: 'xstate.after.fallbackTimeout.taskRun.location.askingNetwork' },
      { type: 'xstate.after.formPageTimeout.taskRun.run.page.opening' },
      { type: 'xstate.after.credentialPolling.taskRun.run.inviting.open.waiting' },
      { type: 'xstate.after.credentialPolling.taskRun.run.inviting.open.unsure' },
      { type: 'xstate.after.credentialInvitation.taskRun.run.inviting.open' },
      { type: 'xstate.after.second.taskRun.closing.counting' },
    ],
  })

/** Runs that this device keeps: the places where it matters, of which the run's way to a location is none. */
const durable = () =>
  explore(taskRunMachine, {
    inputs: [{ token: 'link-token', runId: RUN_ID, durable: true }],
    serializeState: (value, context) => {
      const { executionToken, storage, knownTask, delivery, failure, progress } = context as TaskRunContext
      const { run, connection } = value as Record<string, unknown>
      return JSON.stringify([run, connection, executionToken, storage, knownTask !== undefined, delivery, failure?.code, progress])
    },
    events: [
      { type: 'SUBMIT' },
      { type: 'OFFLINE' },
      { type: 'STORAGE', storage: 'full' },
      { type: 'DELIVERING', delivery: 'sending' },
      { type: 'RECEIVED', result },
      { type: 'REFUSED', failure: { step: 'process', code: 'token_expired', retryable: false } },
      { type: 'DELETED' },
      { type: 'AGAIN' },
      done('run.restoring', { runId: RUN_ID, state: 'new', answers: { weight: 4 }, files: {} }),
      done('run.restoring', { runId: RUN_ID, state: 'draft', answers: { weight: 4 }, files: {}, task: execution }),
      done('run.restoring', { runId: RUN_ID, state: 'saved', execution, answers: { weight: 4 }, files: {} }),
      failed('run.restoring', 'internal'),
      { type: 'xstate.after.restoreTimeout.taskRun.run.restoring' },
      done('run.creating', created),
      failed('run.creating', 'network_unreachable'),
      { type: 'xstate.after.knownTaskAfter.taskRun.run.creating' },
      done('run.reading', read),
      { type: 'xstate.after.knownTaskAfter.taskRun.run.reading' },
      done('run.submitting.keeping', undefined),
      failed('run.submitting.keeping', 'internal'),
      done('location.locating', location),
      failed('run.submitting.updating', 'timeout'),
      { type: 'xstate.after.initialiseThrottle.taskRun.throttle.closed' },
    ],
  })

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = both(both(passing(), kinds()), durable())
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
