import { ApiError } from '@tracemark/api/client'
import type { TaskRun } from '@tracemark/api/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RestoredRun } from '../device-runs/run-keeper.ts'
import { asking, created, execution, INTERACTION_ID, location, onPage, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { createTaskRunTasks } from '../testing/task-run-tasks.ts'
import { settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { CREDENTIAL_INVITATION_MS, CREDENTIAL_POLLING_MS } from './credential-invitation/credential-invitation.constants.ts'
import { FORM_PAGE_SILENCE_MS } from './form-page/form-page.constants.ts'
import { INITIALISE_THROTTLE_MS } from './task-run.constants.ts'
import { toTaskRunView } from './task-run.selectors.ts'
import type { TaskRunEmitted } from './task-run.types.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const away = new ApiError('network_unreachable', 'No.')
const heading = {
  task: execution.task,
  thing: execution.thing,
  item: undefined,
  organization: execution.organization,
  offline: false,
}

/** A run that has been read as `task`. */
const open = async (task: TaskRun) => {
  const { tasks, uploaded, machine } = createTaskRunTasks()
  const { create } = tasks
  const actor = createActor(machine, { input: { token: 'link-token', runId: RUN_ID }, clock: time.clock })
  const emitted: TaskRunEmitted['type'][] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  create.last().resolve(created)
  await settle()
  tasks.read.last().resolve({ id: RUN_ID, execution: task })
  await settle()
  tasks.locate.last().resolve(location)
  await settle()
  return { ...tasks, uploaded, actor, emitted, view: () => toTaskRunView(actor.getSnapshot()) }
}

test('an invitation is asked for, the run is read every 3 s, and goes on when a relationship is there', async () => {
  const { actor, view, invite, read, update, emitted } = await open(asking)
  expect([view(), invite.inputs()]).toEqual([
    { kind: 'invitation', invitation: { state: 'asking', inviteUrl: undefined }, ...heading },
    [{ token: 'execution-token', issuerId: 'cafe' }],
  ])
  const inviteUrl = 'https://wallet.example/invite?c=7'
  invite.last().resolve({ inviteUrl })
  await settle()
  expect(view()).toEqual({ kind: 'invitation', invitation: { state: 'waiting', inviteUrl }, ...heading })
  time.pass(CREDENTIAL_POLLING_MS - 1)
  expect(read.calls).toHaveLength(1)
  time.pass(1)
  read.last().resolve({ id: RUN_ID, execution: asking })
  await settle()
  time.pass(CREDENTIAL_POLLING_MS)
  read.last().reject(away)
  await settle()
  expect(view()).toEqual({ kind: 'invitation', invitation: { state: 'unsure', inviteUrl }, ...heading })
  time.pass(CREDENTIAL_POLLING_MS)
  read.last().resolve({ id: RUN_ID, execution: { ...asking, executionData: { wallet: 'relationship-7' } } })
  await settle()
  expect(update.inputs().map(({ body }) => body.widgets)).toEqual([
    { wallet: { label: 'Wallet', input: 'evernymInvitation', value: 'relationship-7' } },
  ])
  expect(emitted).toEqual(['started'])
  actor.stop()
})

test('an invitation that fails, is over, or is cancelled can be asked for anew', async () => {
  const { actor, view, invite, emitted } = await open(asking)
  invite.last().reject(away)
  await settle()
  expect([view(), emitted]).toMatchObject([{ invitation: { state: 'failed' } }, ['started', 'failed']])
  actor.send({ type: 'RETRY' })
  invite.last().resolve({ inviteUrl: 'https://wallet.example/invite' })
  await settle()
  time.pass(CREDENTIAL_INVITATION_MS)
  expect(view()).toMatchObject({ invitation: { state: 'expired' } })
  actor.send({ type: 'RETRY' })
  invite.last().resolve({ inviteUrl: 'https://wallet.example/invite' })
  await settle()
  actor.send({ type: 'CANCEL' })
  expect([view(), invite.calls.length]).toMatchObject([{ invitation: { state: 'cancelled' } }, 3])
})

test('a form page submits when it is done, with the answers that it brings', async () => {
  const { actor, view, update } = await open(onPage)
  const page = { kind: 'page', url: 'https://forms.example/visit', ...heading }
  expect(view()).toEqual({ ...page, state: 'opening' })
  time.pass(FORM_PAGE_SILENCE_MS)
  expect(view()).toEqual({ ...page, state: 'slow' })
  actor.send({ type: 'RETRY' })
  expect(view()).toEqual({ ...page, state: 'opening' })
  // What has loaded may be a page of the browser that says why there is none: the form itself says that it is open.
  actor.send({ type: 'PAGE_LOADED' })
  time.pass(FORM_PAGE_SILENCE_MS - 1)
  expect(view()).toEqual({ ...page, state: 'open' })
  time.pass(1)
  expect(view()).toEqual({ ...page, state: 'slow' })
  actor.send({ type: 'PAGE_OPENED' })
  time.pass(FORM_PAGE_SILENCE_MS)
  expect(view()).toEqual({ ...page, state: 'open' })
  actor.send({ type: 'PAGE_FAILED' })
  expect(view()).toEqual({ ...page, state: 'failed' })
  actor.send({ type: 'RETRY' })
  actor.send({ type: 'PAGE_COMPLETED', answers: { weight: 'heavy' } })
  expect(view()).toEqual({ ...page, state: 'refused' })
  actor.send({ type: 'RETRY' })
  actor.send({ type: 'PAGE_COMPLETED', answers: { weight: 4 } })
  await settle()
  expect(update.inputs().map(({ body }) => body.widgets.weight?.value)).toEqual([4])
  update.last().reject(away)
  await settle()
  expect(view()).toMatchObject({ kind: 'form', answers: { weight: 4 }, failure: { code: 'network_unreachable' } })
})

test('files go with the answers, and a problem of theirs goes when there are some', async () => {
  const photo = { name: 'patio.jpg', blob: new Blob(['x']), camera: true }
  const asks: TaskRun = {
    ...execution,
    config: { widgets: [{ id: 'patio', parameters: { input: 'photo', label: 'Patio', required: true } }] },
  }
  const { actor, uploaded } = await open(asks)
  actor.send({ type: 'SUBMIT' })
  expect(actor.getSnapshot().context.problems).toEqual([{ widgetId: 'patio', reason: 'required' }])
  actor.send({ type: 'ATTACH', widgetId: 'patio', files: [photo] })
  expect(actor.getSnapshot().context.problems).toEqual([])
  actor.send({ type: 'ATTACH', widgetId: 'patio', files: [] })
  expect(actor.getSnapshot().context.files).toEqual({})
  actor.send({ type: 'ATTACH', widgetId: 'patio', files: [photo] })
  actor.send({ type: 'SUBMIT' })
  await settle()
  expect(uploaded).toEqual([{ patio: [photo] }])
})

test('what the worker says of the place goes before what the device found', async () => {
  const { actor, view, update } = await open({ ...execution, executionData: { weight: 4 } })
  actor.send({ type: 'PLACE', place: { by: 'typed', typed: 'Patio 3' } })
  expect(view()).toMatchObject({ location: { state: 'typed', typed: 'Patio 3' } })
  actor.send({ type: 'SUBMIT' })
  await settle()
  expect(update.inputs().map(({ body }) => body.metadata)).toEqual([{ reportedDate: '2026-03-02T08:00:00.000Z', placeNote: 'Patio 3' }])
})

test('what the worker said of the place stays when the page is loaded again', async () => {
  const { tasks, machine } = createTaskRunTasks()
  const restored: RestoredRun = { runId: RUN_ID, state: 'draft', answers: {}, files: {}, place: { by: 'typed', typed: 'Patio 3' } }
  const durable = machine.provide({ actors: { restore: fromPromise(async () => restored) } })
  const actor = createActor(durable, { input: { token: 'link-token', durable: true }, clock: time.clock }).start()
  await settle()
  time.pass(INITIALISE_THROTTLE_MS)
  tasks.create.last().resolve(created)
  await settle()
  tasks.read.last().resolve({ id: RUN_ID, execution })
  await settle()
  expect([toTaskRunView(actor.getSnapshot()), tasks.locate.calls]).toMatchObject([{ location: { state: 'typed', typed: 'Patio 3' } }, []])
  actor.send({ type: 'LOCATE' })
  expect(tasks.locate.calls).toHaveLength(1)
  actor.stop()
})

test('a result closes by itself, unless it is held', async () => {
  const { actor, view, update, process, complete, emitted } = await open({ ...execution, executionData: { weight: 4 } })
  actor.send({ type: 'SUBMIT' })
  await settle()
  const closing = { ...result, taskResultMessage: '{"autoCloseSeconds":3}' }
  update.last().resolve()
  await settle()
  process.last().resolve(closing)
  await settle()
  complete.last().resolve(closing)
  await settle()
  expect(view()).toMatchObject({ closing: 3 })
  time.pass(1000)
  expect(view()).toMatchObject({ closing: 2 })
  actor.send({ type: 'STAY' })
  time.pass(60_000)
  expect([view(), emitted.at(-1)]).toMatchObject([{ closing: 'held' }, 'completed'])
  actor.send({ type: 'CLOSE' })
  expect([view(), emitted.at(-1)]).toMatchObject([{ closing: 'closed' }, 'closed'])
})

test('the record moves along the value chain, and stays where it was when that fails', async () => {
  const { actor, view, update, process, complete, classify } = await open({ ...execution, executionData: { weight: 4 } })
  actor.send({ type: 'SUBMIT' })
  await settle()
  update.last().resolve()
  await settle()
  process.last().resolve(result)
  await settle()
  complete.last().resolve(result)
  await settle()
  actor.send({ type: 'CLASSIFY', elementId: 'mill' })
  expect([view(), classify.inputs()]).toMatchObject([
    { kind: 'done', correction: 'saving' },
    [{ token: 'execution-token', interactionId: INTERACTION_ID, elementId: 'mill' }],
  ])
  classify.last().resolve()
  await settle()
  const chain = { name: 'Coffee', elements: [] }
  expect(view()).toMatchObject({ correction: 'saved', valueChain: { ...chain, selectedElementId: 'mill' } })
  actor.send({ type: 'CLASSIFY', elementId: null })
  classify.last().reject(away)
  await settle()
  expect(view()).toMatchObject({ correction: 'failed', valueChain: { ...chain, selectedElementId: 'mill' } })
  actor.send({ type: 'CLASSIFY', elementId: null })
  classify.last().resolve()
  await settle()
  expect(view()).toMatchObject({ correction: 'saved', valueChain: chain })
})
