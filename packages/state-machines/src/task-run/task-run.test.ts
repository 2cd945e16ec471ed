import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { TaskRunUpdate } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { DeliveryCall } from '../device-runs/delivery.machine.ts'
import type { TaskRunCall } from '../device-runs/run-calls.types.ts'
import type { RestoredRun, RunDraft } from '../device-runs/run-keeper.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import { isSameView } from '../shared/same-view.ts'
import { created, execution, INTERACTION_ID, location, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { createTaskRunTasks } from '../testing/task-run-tasks.ts'
import { settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { GEOLOCATION_FALLBACK_TIMEOUT_MS, LOCATION_TIMEOUT_MS } from './location/location.constants.ts'
import { INITIALISE_THROTTLE_MS } from './task-run.constants.ts'
import { toTaskRunView } from './task-run.selectors.ts'
import type { TaskRunEmitted, TaskRunInput } from './task-run.types.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const failed = (code: ClientErrorCode) => new ApiError(code, 'No.', { requestId: 'r-1' })
const call: TaskRunCall = { id: RUN_ID, token: 'execution-token' }
const delivery: DeliveryCall = { api: undefined, runId: RUN_ID, token: 'execution-token' }
const read = { id: RUN_ID, execution }

const begin = (input: TaskRunInput = { token: 'link-token', runId: RUN_ID }) => {
  const { tasks, machine } = createTaskRunTasks()
  const actor = createActor(machine, { input, clock: time.clock })
  const emitted: TaskRunEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, emitted, ...tasks, view: () => toTaskRunView(actor.getSnapshot()), run: () => actor.getSnapshot().value.run }
}

const beginFilling = async () => {
  const begun = begin()
  begun.create.last().resolve(created)
  await settle()
  begun.read.last().resolve(read)
  await settle()
  return begun
}

const beginSubmitting = async () => {
  const begun = await beginFilling()
  begun.locate.last().resolve(location)
  await settle()
  begun.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  begun.actor.send({ type: 'SUBMIT' })
  await settle()
  return begun
}

const form = {
  kind: 'form',
  task: execution.task,
  thing: execution.thing,
  item: undefined,
  organization: execution.organization,
  widgets: execution.config.widgets,
  answers: {},
  files: {},
  submitting: false,
  problems: [],
  failure: undefined,
  location: { state: 'locating' },
  offline: false,
}
const started = { type: 'started', executionId: RUN_ID, task: execution.task, thing: execution.thing }
const submitted = { type: 'submitted', executionId: RUN_ID, interactionId: INTERACTION_ID }
const completed = {
  type: 'completed',
  executionId: RUN_ID,
  interactionId: INTERACTION_ID,
  classification: 'notice',
  result: { title: 'Thank you', description: 'Recorded.' },
}
const body: TaskRunUpdate = {
  widgets: { weight: { label: 'Weight', input: 'number', value: 4 }, note: { label: 'Note', input: 'text', value: null } },
  metadata: { reportedDate: '2026-03-02T08:00:00.000Z', location },
  attachments: [],
}

test('a run makes the five calls in their order, and tells the host', async () => {
  const run = begin()
  expect([run.view(), run.create.inputs()]).toEqual([{ kind: 'loading', offline: false }, [{ runId: RUN_ID, token: 'link-token' }]])
  run.create.last().resolve(created)
  await settle()
  expect([run.view(), run.read.inputs()]).toEqual([{ kind: 'loading', offline: false }, [call]])
  run.read.last().resolve(read)
  await settle()
  expect([run.view(), run.emitted]).toEqual([form, [started]])
  run.locate.last().resolve(location)
  await settle()
  run.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  run.actor.send({ type: 'SUBMIT' })
  await settle()
  expect(run.view()).toEqual({ ...form, submitting: true, location: { state: 'found', accuracy: 12, location } })
  expect(run.update.inputs()).toEqual([{ ...delivery, body }])
  run.update.last().resolve()
  await settle()
  expect(run.process.inputs()).toEqual([delivery])
  run.process.last().resolve(result)
  await settle()
  expect([run.complete.inputs(), run.emitted]).toEqual([[delivery], [started]])
  run.complete.last().resolve(result)
  await settle()
  expect(run.view()).toEqual({
    kind: 'done',
    organization: execution.organization,
    result: { title: 'Thank you', description: 'Recorded.' },
    classification: 'notice',
    valueChain: { name: 'Coffee', elements: [] },
    lateChanges: false,
    offline: false,
  })
  expect(run.emitted).toEqual([started, submitted, completed])
})

test.each([undefined, ''])('without a token (%j) nothing is called', (token) => {
  const { view, create, emitted } = begin({ token })
  const failure = { code: 'token_invalid', retryable: false }
  expect([view(), create.calls.length]).toEqual([{ kind: 'failed', ...failure, requestId: undefined, offline: false }, 0])
  expect(emitted).toEqual([{ type: 'failed', step: 'create', ...failure }])
})

test('a retry continues at the call that failed, with the same run id, at most once in 500 ms', async () => {
  const { actor, view, run, create, read: reading, emitted } = begin()
  create.last().reject(failed('timeout'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'timeout', requestId: 'r-1', retryable: true, offline: false })
  actor.send({ type: 'RETRY' })
  expect([run(), create.calls.length]).toEqual(['initialising', 1])
  time.pass(INITIALISE_THROTTLE_MS)
  expect(create.inputs()).toEqual([
    { runId: RUN_ID, token: 'link-token' },
    { runId: RUN_ID, token: 'link-token' },
  ])
  create.last().resolve(created)
  await settle()
  reading.last().reject(failed('network_unreachable'))
  await settle()
  time.pass(INITIALISE_THROTTLE_MS)
  actor.send({ type: 'RETRY' })
  expect([create.calls.length, reading.calls.length]).toEqual([2, 2])
  expect(emitted).toEqual([
    { type: 'failed', step: 'create', code: 'timeout', requestId: 'r-1', retryable: true },
    { type: 'failed', step: 'read', code: 'network_unreachable', requestId: 'r-1', retryable: true },
  ])
})

test('an expired token can not be retried', async () => {
  const { actor, run, create } = begin()
  create.last().reject(failed('token_expired'))
  await settle()
  actor.send({ type: 'RETRY' })
  expect(run()).toBe('failed')
})

test('a run that found no network goes on when it is back', async () => {
  const { actor, view, run, create } = begin()
  actor.send({ type: 'OFFLINE' })
  create.last().reject(failed('network_unreachable'))
  await settle()
  expect(view()).toEqual({ kind: 'failed', code: 'network_unreachable', requestId: 'r-1', retryable: true, offline: true })
  time.pass(INITIALISE_THROTTLE_MS)
  actor.send({ type: 'ONLINE' })
  expect([run(), view()]).toEqual(['creating', { kind: 'loading', offline: false }])
})

test('answers that can not be taken are listed, and not sent', async () => {
  const { actor, view, update } = await beginFilling()
  actor.send({ type: 'ANSWER', widgetId: 'note', value: 'x'.repeat(21) })
  actor.send({ type: 'SUBMIT' })
  const problems = [
    { widgetId: 'weight', reason: 'required' },
    { widgetId: 'note', reason: 'too_long', max: 20 },
  ]
  expect([view(), update.calls.length]).toEqual([{ ...form, problems }, 0])
  actor.send({ type: 'ANSWER', widgetId: 'note', value: '' })
  expect(view()).toEqual({ ...form, problems: [{ widgetId: 'weight', reason: 'required' }] })
})

test('once a submit was refused, each answer is judged as it is given', async () => {
  const { actor, view } = await beginFilling()
  const answer = (widgetId: string, value: string | number) => actor.send({ type: 'ANSWER', widgetId, value })
  answer('note', 'x'.repeat(21))
  expect(view()).toEqual({ ...form, problems: [] })
  answer('note', 'wet')
  actor.send({ type: 'SUBMIT' })
  answer('weight', 0)
  const tooSmall = { widgetId: 'weight', reason: 'too_small', min: 1 }
  expect(view()).toEqual({ ...form, problems: [tooSmall] })
  answer('note', 'y'.repeat(21))
  expect(view()).toEqual({ ...form, problems: [tooSmall, { widgetId: 'note', reason: 'too_long', max: 20 }] })
  answer('weight', 4)
  answer('note', 'dry')
  expect(view()).toEqual({ ...form, problems: [] })
})

test('the view stays the same while only answers change', async () => {
  const { actor, view, locate } = await beginFilling()
  locate.last().resolve(location)
  await settle()
  const before = view()
  actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  expect(isSameView(view(), before)).toBe(true)
  actor.send({ type: 'OFFLINE' })
  expect(isSameView(view(), before)).toBe(false)
})

test('a submission waits for the location, but not for ever', async () => {
  const { actor, run, update } = await beginFilling()
  actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  actor.send({ type: 'SUBMIT' })
  expect([run(), update.calls.length]).toEqual([{ submitting: 'awaitingLocation' }, 0])
  time.pass(LOCATION_TIMEOUT_MS)
  expect(update.calls).toEqual([])
  time.pass(GEOLOCATION_FALLBACK_TIMEOUT_MS)
  await settle()
  const metadata = { reportedDate: '2026-03-02T08:00:00.000Z', placeNote: 'skipped:not_found' }
  expect(update.inputs()).toEqual([{ ...delivery, body: { ...body, metadata } }])
})

test('a device that does not tell where it is can be asked again', async () => {
  const { actor, view, locate, locateByNetwork } = await beginFilling()
  locate.last().reject(new Error('denied'))
  await settle()
  expect(view()).toEqual({ ...form, location: { state: 'asking_service' } })
  locateByNetwork.last().reject(new Error('none configured'))
  await settle()
  expect(view()).toEqual({ ...form, location: { state: 'unavailable' } })
  actor.send({ type: 'LOCATE' })
  expect([view(), locate.calls.length]).toEqual([form, 2])
})

test.each(['update', 'process', 'complete'] as const)(
  'after a failed %s the form has everything, and submitting sends it again',
  async (step) => {
    const run = await beginSubmitting()
    const order = ['update', 'process', 'complete'] as const
    for (const before of order.slice(0, order.indexOf(step))) {
      if (before === 'update') run.update.last().resolve()
      else run.process.last().resolve(result)
      await settle()
    }
    run[step].last().reject(failed('network_unreachable'))
    await settle()
    const failure = { step, code: 'network_unreachable', requestId: 'r-1', retryable: true }
    expect(run.view()).toEqual({ ...form, failure, location: { state: 'found', accuracy: 12, location } })
    expect([run.emitted.at(-1), run.actor.getSnapshot().context.answers]).toEqual([{ type: 'failed', ...failure }, { weight: 4 }])
    time.sleep(60_000)
    run.actor.send({ type: 'SUBMIT' })
    await settle()
    // The worker reported when they submitted first.
    expect(run.update.inputs()).toEqual([
      { ...delivery, body },
      { ...delivery, body },
    ])
  },
)

test('answers changed after a failure are sent again; if the record was made meanwhile, the worker is told', async () => {
  const run = await beginSubmitting()
  run.update.last().resolve()
  await settle()
  run.process.last().reject(failed('timeout'))
  await settle()
  run.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 5 })
  run.actor.send({ type: 'SUBMIT' })
  await settle()
  expect(run.update.last().input.body.widgets).toEqual({
    weight: { label: 'Weight', input: 'number', value: 5 },
    note: { label: 'Note', input: 'text', value: null },
  })
  run.update.last().reject(failed('execution_already_completed'))
  await settle()
  run.process.last().resolve(result)
  await settle()
  run.complete.last().resolve(result)
  await settle()
  expect(run.view()).toMatchObject({ kind: 'done', lateChanges: true })
})

test('a run that was submitted before a reload is carried to its end', async () => {
  const run = begin()
  run.create.last().resolve(created)
  await settle()
  run.read.last().resolve({ ...read, execution: { ...execution, state: 'processed', executionData: { weight: 4 } } })
  await settle()
  expect([run.run(), run.process.inputs(), run.update.calls.length]).toEqual([{ submitting: 'delivering' }, [delivery], 0])
  run.process.last().resolve(result)
  await settle()
  run.complete.last().resolve(result)
  await settle()
  expect([run.view(), run.emitted]).toEqual([
    {
      kind: 'done',
      organization: execution.organization,
      result: { title: 'Thank you', description: 'Recorded.' },
      classification: 'notice',
      valueChain: { name: 'Coffee', elements: [] },
      lateChanges: false,
      offline: false,
    },
    [started, submitted, completed],
  ])
})

test('a run that the server does not know yet is begun when it is sent', async () => {
  const { tasks, machine } = createTaskRunTasks()
  const restored: RestoredRun = { runId: RUN_ID, state: 'draft', answers: { weight: 4 }, files: {}, task: execution }
  const kept: RunDraft[] = []
  const actors = {
    restore: fromPromise<RestoredRun, { token: string; runId: string | undefined }>(async () => restored),
    keep: fromPromise<void, { draft: RunDraft; files: RunFiles }>(async ({ input }) => void kept.push(input.draft)),
  }
  const actor = createActor(machine.provide({ actors }), { input: { token: 'link-token', durable: true }, clock: time.clock }).start()
  await settle()
  time.pass(INITIALISE_THROTTLE_MS)
  tasks.create.last().reject(failed('network_unreachable'))
  await settle()
  tasks.locate.last().resolve(location)
  await settle()
  actor.send({ type: 'SUBMIT' })
  await settle()
  expect([kept.map(({ runId, state }) => [runId, state]), tasks.deliveryCreate.inputs()]).toEqual([
    [[RUN_ID, 'saved']],
    [{ api: undefined, runId: RUN_ID, token: 'link-token' }],
  ])
  tasks.deliveryCreate.last().resolve(created)
  await settle()
  const metadata = { reportedDate: '2026-03-02T08:00:00.500Z', location }
  expect(tasks.update.inputs()).toEqual([{ ...delivery, body: { ...body, metadata } }])
  tasks.update.last().reject(failed('timeout'))
  await settle()
  const { value, context } = actor.getSnapshot()
  expect([value.run, context.executionToken]).toEqual(['saved', 'execution-token'])
  actor.stop()
})

test('after its result another run of the same link begins, under a name of its own', async () => {
  const { actor, create, update, process, complete, view, emitted } = await beginSubmitting()
  update.last().resolve()
  await settle()
  process.last().resolve(result)
  await settle()
  complete.last().resolve({ ...result, taskResultMessage: '{"title":"Thank you","autoCloseSeconds":20}' })
  await settle()
  expect(view()).toMatchObject({ kind: 'done', closing: 20 })

  actor.send({ type: 'AGAIN' })
  time.pass(60_000)
  await settle()
  expect(view()).toEqual({ kind: 'loading', offline: false })
  const [first, { runId } = { runId: '' }, ...others] = create.inputs()
  expect([first?.runId, others]).toEqual([RUN_ID, []])
  expect(runId).toMatch(/^[0-9a-f-]{36}$/)
  expect(runId).not.toBe(RUN_ID)
  create.last().resolve({ ...created, id: runId })
  await settle()
  expect(actor.getSnapshot().context).toMatchObject({
    runId,
    executionToken: 'execution-token',
    answers: {},
    place: undefined,
    message: {},
  })
  expect(emitted.map(({ type }) => type)).toEqual(['started', 'submitted', 'completed'])
})
