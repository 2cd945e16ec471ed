import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { matchesState, type StateValue } from 'xstate'
import { both, explore } from '../testing/explore.ts'
import { askingMore, created, execution, location, onPage, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { taskRunMachine } from './task-run.machine.ts'
import type { TaskRunContext } from './task-run.types.ts'

const DELIVERY = '0.taskRun.run.submitting.delivering'
const LOCATING = '0.taskRun.location.locating'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.${id}`, error: new ApiError(code, 'No.') })

const timedOut = { kind: 'failed', isUpdated: false, failure: { step: 'update', code: 'timeout', retryable: true } }

/** A part goes on: where it is, and its context. */
const shownAs = (id: string, value: StateValue, context: unknown = {}) => ({
  type: `xstate.snapshot.${id}`,
  snapshot: { value, context, matches: (state: StateValue) => matchesState(state, value) },
})
const read = { id: RUN_ID, execution }
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
      const { answers, failure, executionToken } = context as TaskRunContext
      return JSON.stringify([value, answers, failure?.code, executionToken])
    },
    events: [
      { type: 'ANSWER', widgetId: 'weight', value: 4 },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
      { type: 'LOCATE' },
      { type: 'ONLINE' },
      { type: 'OFFLINE' },
      done('0.taskRun.run.creating', created),
      failed('0.taskRun.run.creating', 'network_unreachable'),
      failed('0.taskRun.run.creating', 'token_expired'),
      done('0.taskRun.run.reading', read),
      done('0.taskRun.run.reading', { ...read, execution: { ...execution, state: 'processed' } }),
      failed('0.taskRun.run.reading', 'network_unreachable'),
      done(DELIVERY, { kind: 'received', isUpdated: true, result }),
      done(DELIVERY, timedOut),
      done(DELIVERY, { kind: 'failed', isUpdated: true, failure: { step: 'complete', code: 'execution_not_processed', retryable: false } }),
      shownAs(LOCATING, 'askingNetwork'),
      done(LOCATING, { place: { by: 'device', location } }),
      done(LOCATING, {}),
      { type: 'xstate.after.initialiseThrottle.taskRun.throttle.closed' },
    ],
  })

/** What a run can be beside a form, and what is said of its place and after its end: a straight way there, and every turn from it. */
const kinds = () =>
  explore(taskRunMachine, {
    inputs: [{ token: 'link-token', runId: RUN_ID }],
    serializeState: (value, context) => {
      const { run, location: place } = value as Record<string, unknown>
      const { answers, execution: asked, invitation, failure, closing } = context as TaskRunContext
      return JSON.stringify([run, place, answers, asked?.config, invitation, failure?.code, closing])
    },
    events: [
      { type: 'ATTACH', widgetId: 'note', files: [photo] },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
      { type: 'PLACE', place: { by: 'typed', typed: 'Patio 3' } },
      { type: 'PLACE', place: { by: 'device', location } },
      { type: 'PAGE_LOADED' },
      { type: 'PAGE_OPENED' },
      { type: 'PAGE_FAILED' },
      { type: 'PAGE_COMPLETED', answers: {} },
      { type: 'CANCEL' },
      { type: 'CLASSIFY', elementId: null },
      { type: 'STAY' },
      { type: 'CLOSE' },
      { type: 'AGAIN' },
      done('0.taskRun.run.creating', created),
      done('0.taskRun.run.reading', read),
      done('0.taskRun.run.reading', { ...read, execution: askingMore }),
      done('0.taskRun.run.reading', { ...read, execution: onPage }),
      shownAs('page', 'open'),
      done('page', { weight: 4 }),
      shownAs('inviting', { open: 'waiting' }, {}),
      shownAs('inviting', 'failed', { failure: { step: 'invite', code: 'timeout', retryable: true } }),
      done('inviting', { wallet: 'relationship-7' }),
      done('inviting', { wallet: 'relationship-7', weight: 4 }),
      done(DELIVERY, { kind: 'received', isUpdated: true, result: { ...result, taskResultMessage: '{"autoCloseSeconds":2}' } }),
      shownAs('correction', 'saving', {}),
      shownAs('closing', 'held'),
      done('closing', undefined),
      done(LOCATING, {}),
    ],
  })

/** Runs that this device keeps: the places where it matters, of which the run's way to a location is none. */
const durable = () =>
  explore(taskRunMachine, {
    inputs: [{ token: 'link-token', runId: RUN_ID, durable: true }],
    serializeState: (value, context) => {
      const { executionToken, storage, place, knownTask, delivery, failure } = context as TaskRunContext
      const { run, connection } = value as Record<string, unknown>
      return JSON.stringify([run, connection, executionToken, storage, knownTask !== undefined, delivery, failure?.code, place?.by])
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
      done('0.taskRun.run.restoring', { runId: RUN_ID, state: 'new', answers: { weight: 4 }, files: {} }),
      done('0.taskRun.run.restoring', { runId: RUN_ID, state: 'draft', answers: { weight: 4 }, files: {}, task: execution }),
      done('0.taskRun.run.restoring', { runId: RUN_ID, state: 'draft', answers: {}, files: {}, place: { by: 'typed', typed: 'Patio 3' } }),
      done('0.taskRun.run.restoring', { runId: RUN_ID, state: 'saved', execution, answers: { weight: 4 }, files: {} }),
      failed('0.taskRun.run.restoring', 'internal'),
      { type: 'xstate.after.restoreTimeout.taskRun.run.restoring' },
      done('0.taskRun.run.creating', created),
      failed('0.taskRun.run.creating', 'network_unreachable'),
      { type: 'xstate.after.knownTaskAfter.taskRun.run.creating' },
      done('0.taskRun.run.reading', read),
      { type: 'xstate.after.knownTaskAfter.taskRun.run.reading' },
      done('0.taskRun.run.submitting.keeping', undefined),
      failed('0.taskRun.run.submitting.keeping', 'internal'),
      done(LOCATING, {}),
      done(DELIVERY, timedOut),
      { type: 'xstate.after.initialiseThrottle.taskRun.throttle.closed' },
    ],
  })

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = both(both(passing(), kinds()), durable())
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
