import 'fake-indexeddb/auto'
import { ApiError } from '@tracemark/api/client'
import type { TaskRunResult } from '@tracemark/api/schemas'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { createLeftStorage } from '../testing/left-storage.ts'
import { createLocks } from '../testing/locks.ts'
import { created, execution, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { FIRST_BACK_OFF_MS, UNTOUCHED_KEPT_MS } from './device-runs.constants.ts'
import { createRunKeeper, type HeldRun } from './run-keeper.ts'
import { createRunList } from './run-list.ts'
import { runLock } from './run-locks.ts'
import { createRunNewsroom } from './run-news.ts'
import { createRunStore, type RunStore } from './run-store.ts'
import { createSenderMachine } from './sender.actors.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const now = () => NOW
const { runId: _, ...draft } = { ...savedRun, state: 'draft' as const }

let store: RunStore
beforeEach(() => {
  store = createRunStore(new IDBFactory())
})

const createKeeper = (locks = createLocks(), ids = ['one', 'two', 'three'], held?: HeldRun) =>
  createRunKeeper({ store, locks, news: createRunNewsroom(undefined), api: savedRun.api, createRunId: () => ids.shift() ?? '', now, held })

test('a draft comes back under its own id with its files, and another page begins another run', async () => {
  const locks = createLocks()
  const photo = { name: 'patio.jpg', blob: new Blob(['light'], { type: 'image/jpeg' }), camera: true }
  const first = createKeeper(locks)
  expect(await first.restore('link-token', undefined)).toMatchObject({ runId: 'one', state: 'new' })
  await first.keep({ ...draft, runId: 'one' }, { photo: [photo] })

  const second = createKeeper(locks, ['two'])
  expect(await second.restore('link-token', undefined)).toMatchObject({ runId: 'two', state: 'new', task: execution })
  first.leave()
  const again = await createKeeper(locks).restore('link-token', undefined)
  expect(again).toMatchObject({ runId: 'one', state: 'draft', answers: { weight: 4 }, executionToken: 'execution-token' })
  expect(again.files.photo?.map(({ name, camera }) => ({ name, camera }))).toEqual([{ name: 'patio.jpg', camera: true }])
})

test('what a page leaves is there for the next one, though the opening of its run believed in a later time', async () => {
  const storage = createLeftStorage()
  const factory = new IDBFactory()
  store = createRunStore(factory, () => storage)
  await store.put({ ...savedRun, ...draft, runId: 'one', changedAt: '2026-03-02T09:00:00.900Z' })
  const first = createKeeper()
  await first.restore('link-token', 'one')
  first.leaveDraft({ ...draft, runId: 'one', answers: { weight: 5 } })
  store = createRunStore(factory, () => storage)
  expect(await createKeeper().restore('link-token', 'one')).toMatchObject({ runId: 'one', answers: { weight: 5 } })
})

test('a run that the page has open already is the one that it restores, written down or not, and no other page takes it', async () => {
  const locks = createLocks()
  const held = async (runId: string) => ({ runId, release: (await locks.take(runLock(runId))) ?? (() => undefined) })
  await store.put({ ...savedRun, ...draft, runId: 'other' })
  const first = createKeeper(locks, [], await held('opened'))
  expect(await first.restore('link-token', undefined)).toMatchObject({ runId: 'opened', state: 'new', answers: {} })
  await first.keep({ ...draft, runId: 'opened' })
  expect(await createKeeper(locks).restore('link-token', undefined)).toMatchObject({ runId: 'other' })
  first.leave()

  const again = createKeeper(locks, [], await held('opened'))
  expect(await again.restore('link-token', undefined)).toMatchObject({ runId: 'opened', state: 'draft', answers: { weight: 4 } })
  again.leave()
  expect([...(await locks.held())]).toEqual([runLock('other')])
})

test('a page that ends before it restores a run lets go of the one that it had open', async () => {
  const locks = createLocks()
  createKeeper(locks, [], { runId: 'opened', release: (await locks.take(runLock('opened'))) ?? (() => undefined) }).leave()
  await vi.waitFor(async () => expect([...(await locks.held())]).toEqual([]))
})

test('among the drafts of one link those come first into which something was entered, then the newest', async () => {
  const photo = { name: 'patio.jpg', blob: new Blob(['light'], { type: 'image/jpeg' }), camera: true }
  const here = { point: { type: 'Point', coordinates: [-84.1, 9.9] }, pointAccuracy: 12 }
  const drafts = [
    { runId: 'answered', day: '01', given: { answers: { weight: 4 } } },
    { runId: 'photographed', day: '02', files: { photo: [photo] } },
    { runId: 'placed', day: '03', given: { place: { by: 'typed', typed: 'Patio 3' } } },
    { runId: 'excused', day: '04', given: { place: { by: 'skipped', reason: 'Under the roof' } } },
    { runId: 'empty', day: '05' },
    { runId: 'opened', day: '06' },
    { runId: 'found', day: '07', given: { place: { by: 'device', location: here } } },
    { runId: 'guessed', day: '08', given: { place: { by: 'network', location: here } } },
  ] as const
  for (const { runId, day, ...rest } of drafts) {
    const given = 'given' in rest ? rest.given : {}
    const record = { ...savedRun, ...draft, answers: {}, ...given, runId, changedAt: `2026-03-${day}T08:00:00.000Z` }
    await store.put(record, 'files' in rest ? rest.files : {})
  }
  const locks = createLocks()
  const order: string[] = []
  for (const _ of drafts) order.push((await createKeeper(locks).restore('link-token', undefined)).runId)
  expect(order).toEqual(['excused', 'placed', 'photographed', 'answered', 'guessed', 'found', 'opened', 'empty'])
})

test('a run that is begun anew is not written again by what was on its way', async () => {
  const forgotten = new Set<string>()
  const isForgotten = (runId: string) => forgotten.has(runId)
  const dependencies = { store, locks: createLocks(), news: createRunNewsroom(undefined), api: savedRun.api, now }
  const keeper = createRunKeeper({ ...dependencies, createRunId: () => 'one', isForgotten })
  await keeper.restore('link-token', undefined)
  await keeper.keep({ ...draft, runId: 'one' })
  expect((await store.list()).map(({ runId }) => runId)).toEqual(['one'])
  forgotten.add('one')
  await store.delete('one')
  await keeper.keep({ ...draft, runId: 'one', answers: { weight: 5 } })
  expect(await store.list()).toEqual([])
})

test('a link opened again after a run was finished begins a new run; its own page comes back to the one that waits', async () => {
  const keeper = createKeeper()
  await store.put(savedRun)
  expect(await keeper.restore('link-token', undefined)).toMatchObject({ runId: 'one', state: 'new' })
  expect(await keeper.restore('link-token', RUN_ID)).toMatchObject({ runId: RUN_ID, state: 'saved' })
})

test('what the server has received leaves nothing but its name, and when it was submitted', async () => {
  const keeper = createKeeper()
  await store.put(savedRun, { photo: [{ name: 'a.jpg', blob: new Blob(['a']), camera: false }] })
  await keeper.received(RUN_ID, result)
  expect(await store.files(RUN_ID)).toEqual({})
  expect(await store.get(RUN_ID)).toEqual({
    runId: RUN_ID,
    reportedDate: savedRun.reportedDate,
    state: 'received',
    api: savedRun.api,
    link: '',
    execution,
    answers: {},
    attempts: 0,
    result,
    changedAt: NOW.toISOString(),
  })
})

const setUp = () => {
  const news = createRunNewsroom(undefined)
  const locks = createLocks()
  const clock = new SimulatedClock()
  const calls: string[] = []
  const call =
    <Answer>(name: string, answer: Answer) =>
    async (_input: unknown, { token = '' } = {}) => {
      calls.push(`${name} ${token}`)
      return answer
    }
  const taskRuns = {
    create: vi.fn(call('create', created)),
    update: vi.fn(call('update', { id: RUN_ID, execution })),
    process: vi.fn(call<TaskRunResult>('process', result)),
    complete: vi.fn(call<TaskRunResult>('complete', result)),
  }
  const client = { taskRuns, files: {} } as unknown as ReturnType<Parameters<typeof createSenderMachine>[0]['clientFor']>
  const machine = createSenderMachine({
    store,
    locks,
    news,
    clientFor: () => client,
    correctorFor: () => undefined,
    listenToWake: () => () => undefined,
    now,
  })
  const begin = () => {
    const actor = createActor(machine, { clock })
    actor.start()
    return actor
  }
  return { begin, news, locks, clock, calls, taskRuns, list: createRunList({ store, locks, news }) }
}

const states = async () => (await store.list()).map(({ state, failure }) => [state, failure?.code])

test('a run that the server does not know is begun under its own id, sent by the five calls, and told of', async () => {
  const { begin, calls, taskRuns, news } = setUp()
  await store.put({ ...savedRun, executionToken: undefined })
  const told: string[] = []
  news.listen(({ kind }) => told.push(kind))
  const actor = begin()
  await vi.waitFor(async () => expect(await states()).toEqual([['received', undefined]]))
  expect(calls).toEqual(['create link-token', 'update execution-token', 'process execution-token', 'complete execution-token'])
  expect(taskRuns.create.mock.calls[0]?.[0]).toEqual({ body: { id: RUN_ID } })
  await vi.waitFor(() => expect(told).toEqual(['sending', 'received']))
  actor.stop()
})

test('a failure that may pass is tried again later, and one that may not is shown until the worker asks for another try', async () => {
  const { begin, clock, taskRuns, list } = setUp()
  await store.put(savedRun)
  taskRuns.process.mockRejectedValueOnce(new ApiError('timeout', 'Late.'))
  taskRuns.complete.mockRejectedValueOnce(new ApiError('not_found', 'Gone.'))
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('backingOff'))
  expect(await states()).toEqual([['saved', 'timeout']])

  clock.increment(FIRST_BACK_OFF_MS)
  await vi.waitFor(async () => expect(await states()).toEqual([['refused', 'not_found']]))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  await list.retry(RUN_ID)
  await vi.waitFor(async () => expect(await states()).toEqual([['received', undefined]]))
  actor.stop()
})

test('what is saved while the sender looks for the next run is sent too, and no lock stays behind', async () => {
  const { begin, news, locks } = setUp()
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  await store.put(savedRun)
  for (let count = 0; count < 5; count += 1) news.tell({ kind: 'wake' })
  await vi.waitFor(async () => expect(await states()).toEqual([['received', undefined]]))
  await vi.waitFor(async () => expect([...(await locks.held())]).toEqual(['tracemark-sender']))
  actor.stop()
})

test('a token of a run that has ended is asked for again with the link', async () => {
  const { begin, calls, taskRuns } = setUp()
  await store.put({ ...savedRun, executionToken: 'old' })
  taskRuns.update.mockRejectedValueOnce(new ApiError('token_expired', 'Old.'))
  const actor = begin()
  await vi.waitFor(async () => expect(await states()).toEqual([['received', undefined]]))
  expect(calls).toEqual(['create link-token', 'update execution-token', 'process execution-token', 'complete execution-token'])
  actor.stop()
})

test('one page sends, and no run that another page has open', async () => {
  const { begin, locks, calls, news } = setUp()
  await store.put(savedRun)
  const release = await locks.take(`tracemark-run-${RUN_ID}`)
  const [one, other] = [begin(), begin()]
  await vi.waitFor(() => expect(one.getSnapshot().value).toBe('resting'))
  expect([other.getSnapshot().value, calls]).toEqual(['waitingForTurn', []])
  release?.()
  news.tell({ kind: 'wake' })
  await vi.waitFor(async () => expect(await states()).toEqual([['received', undefined]]))
  one.stop()
  await vi.waitFor(() => expect(other.getSnapshot().value).not.toBe('waitingForTurn'))
  other.stop()
})

test('a draft into which nothing was entered is forgotten in time, unless a page has it open; a photo alone is listed and kept', async () => {
  const { begin, list, locks } = setUp()
  const photo = { name: 'patio.jpg', blob: new Blob(['light'], { type: 'image/jpeg' }), camera: true }
  const changedAt = new Date(NOW.getTime() - UNTOUCHED_KEPT_MS - 1).toISOString()
  const old = { ...savedRun, state: 'draft', answers: {}, changedAt } as const
  for (const runId of ['empty', 'opened', 'photographed'])
    await store.put({ ...old, runId }, runId === 'photographed' ? { photo: [photo] } : {})
  await store.put({ ...old, runId: 'recent', changedAt: NOW.toISOString() })
  await locks.take(runLock('opened'))
  expect((await list.read()).map(({ runId }) => runId)).toEqual(['photographed'])
  const actor = begin()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'))
  expect((await store.list()).map(({ runId }) => runId)).toEqual(['opened', 'photographed', 'recent'])
  expect(Object.keys(await store.files('photographed'))).toEqual(['photo'])
  actor.stop()
})

test('the list leaves out what nobody answered; a run is exported with its photos and without its tokens, and deleted', async () => {
  const { list } = setUp()
  await store.put(savedRun, { photo: [{ name: 'patio.jpg', blob: new Blob(['light'], { type: 'image/jpeg' }), camera: true }] })
  await store.put({ ...savedRun, runId: 'other', state: 'draft', answers: {} })
  expect(await list.read()).toEqual([
    {
      runId: RUN_ID,
      state: 'saved',
      taskId: execution.task.id,
      task: 'Village visit',
      thingId: execution.thing.id,
      thing: 'Sierra Alta washed',
      itemId: undefined,
      item: undefined,
      at: '2026-03-02T08:00:00.000Z',
      failure: undefined,
      organization: { name: 'Sierra Alta' },
    },
  ])
  expect(await list.export(RUN_ID)).toEqual({
    format: 'tracemark-run/1',
    runId: RUN_ID,
    task: { id: execution.task.id, name: 'Village visit' },
    thing: { id: execution.thing.id, name: 'Sierra Alta washed' },
    organization: 'Sierra Alta',
    reportedDate: '2026-03-02T08:00:00.000Z',
    answers: [{ widgetId: 'weight', label: 'Weight', value: 4 }],
    files: [{ widgetId: 'photo', name: 'patio.jpg', camera: true, data: 'data:image/jpeg;base64,bGlnaHQ=' }],
  })
  await list.delete(RUN_ID)
  expect([await list.read(), await store.files(RUN_ID)]).toEqual([[], {}])
})
