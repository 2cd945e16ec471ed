import 'fake-indexeddb/auto'
import { ApiError } from '@tracemark/api/client'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createRunPreparer } from '../device-runs/run-preparer.ts'
import { createRunStore } from '../device-runs/run-store.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { created, execution, RUN_ID } from '../testing/task-run-fixture.ts'
import { createGuidedTasksMachine } from './guided-tasks.actors.ts'
import { TYPING_MS } from './guided-tasks.constants.ts'
import type { GuidedTasksDependencies } from './guided-tasks.dependencies.ts'
import { type GuidedTasksView, toGuidedTasksView } from './guided-tasks.selectors.ts'
import type { GuidedAddress } from './guided-tasks.types.ts'
import { createOfflineCache } from './offline-cache.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const now = () => NOW
const thing = execution.thing
const unit = { id: '0198c5a0-0000-7000-8000-000000000021', name: 'SA-0004-217' }
const other = { id: '0198c5a0-0000-7000-8000-000000000022', name: 'SA-0004-218' }
const claims = btoa(JSON.stringify({ exp: NOW.getTime() / 1_000 + 7 * 86_400, orgId: 101, taskThingId: 'first' }))
const LINK = `head.${claims}.sign`

const page = <Item>(items: Item[]) => ({ items, totalItems: items.length, totalPages: 1, perPage: 100 })
const row = (id: string, name: string, { expiration, automatic = false }: { expiration?: string; automatic?: boolean } = {}) => ({
  id,
  taskId: `task ${id}`,
  task: { id: `task ${id}`, name, automatic },
  thing,
  expiration,
})

const createServer = () => ({
  assets: {
    list: vi.fn(async () => page([thing])),
    get: vi.fn(async () => thing),
    tasks: vi.fn(async () =>
      page([
        row('first', 'Moisture check'),
        row('second', 'Bag seal'),
        row('over', 'Old', { expiration: '2026-03-01T00:00:00Z' }),
        row('share', 'Share a Village', { automatic: true }),
      ]),
    ),
  },
  units: {
    get: vi.fn(async () => unit),
    list: vi.fn(async ({ query: { page: number = 1, search = '' } }: { query: { page?: number; search?: string } }) => {
      const found = [unit, other].filter(({ name }) => name.includes(search))
      return { items: found.slice(number - 1, number), totalItems: found.length, totalPages: found.length, perPage: 1 }
    }),
  },
  identificationCodes: {
    lookup: vi.fn(async (_input: object, _options: object) => ({ kind: 'unit', thing, item: { ...unit, sequenceNumber: 217 } })),
  },
  taskAssets: { executionToken: vi.fn(async () => ({ jwt: LINK })) },
  taskRuns: { create: vi.fn(async () => created) },
  interactions: { list: vi.fn(async () => page([{ task: { id: 'task second' }, recordDate: '2026-03-01T12:00:00Z' }])) },
})

let factory: IDBFactory
beforeEach(() => {
  factory = new IDBFactory()
})

const begin = (
  server: ReturnType<typeof createServer>,
  isLive: () => boolean,
  address: GuidedAddress = {},
  holder = 'worker',
  bringFor: GuidedTasksDependencies['bringFor'] = async () => undefined,
  cache = createOfflineCache(factory),
) => {
  const { logger, warnings } = createFakeLogger()
  let tellConnection: (isOnline: boolean) => void = () => undefined
  const store = createRunStore(factory)
  const machine = createGuidedTasksMachine({
    client: server as unknown as GuidedTasksDependencies['client'],
    organization: { id: 101, slug: 'sierra-alta', name: 'Sierra Alta' },
    holder,
    viewer: () => (isLive() ? { readsRecords: true } : undefined),
    cache,
    runs: createRunPreparer({ store, api: '', now }),
    bringFor,
    listenToConnection: (tell) => {
      tellConnection = tell
      tell(isLive())
      return () => undefined
    },
    createRunId: () => RUN_ID,
    now,
    logger,
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { address }, clock }).start()
  const until = async (is: (view: GuidedTasksView) => boolean) =>
    toGuidedTasksView(await waitFor(actor, (snapshot) => is(toGuidedTasksView(snapshot))))
  return { actor, clock, until, store, warnings, reconnect: () => tellConnection(true) }
}

const isListed = (view: GuidedTasksView) => view.kind === 'listing' && view.tasks.every(({ isPrepared }) => isPrepared)

test('what was read and prepared with a network is there without one, and a run of it begins with the same link', async () => {
  const server = createServer()
  const online = begin(server, () => true)
  expect(await online.until(({ kind }) => kind === 'choosing')).toMatchObject({ list: { places: [{ thing }], source: 'server' } })
  online.actor.send({ type: 'SHOW', address: { thingId: thing.id } })
  expect(await online.until(isListed)).toMatchObject({
    place: { thing },
    source: 'server',
    history: 'organization',
    tasks: [
      { name: 'Moisture check', doneAt: undefined, asks: ['number', 'text'] },
      { name: 'Bag seal', doneAt: '2026-03-01T12:00:00Z', asks: ['number', 'text'] },
    ],
  })
  online.reconnect()
  expect(await online.store.get(created.id)).toMatchObject({ state: 'draft', link: LINK, executionToken: created.token })
  online.actor.stop()

  const offline = begin(createServer(), () => false, { thingId: thing.id, taskId: 'first' })
  expect(await offline.until((view) => view.kind === 'running' && view.link !== undefined)).toMatchObject({
    link: LINK,
    source: 'kept',
    position: 1,
    task: { name: 'Moisture check' },
    next: { name: 'Bag seal' },
  })
  offline.actor.send({ type: 'SAVED' })
  expect(await offline.until((view) => view.kind === 'running' && view.outcome !== undefined)).toMatchObject({ outcome: 'saved' })
  offline.actor.stop()
  expect(server.taskRuns.create).toHaveBeenCalledTimes(2)
})

test('a task counts as ready once what its questions need has been brought', async () => {
  const { promise: brought, resolve: arrive } = Promise.withResolvers<void>()
  const asked: (readonly string[])[] = []
  const bringFor = (asks: readonly string[]) => {
    asked.push(asks)
    return brought
  }
  const { actor, until } = begin(createServer(), () => true, { thingId: thing.id }, 'worker', bringFor)
  await vi.waitFor(() => expect(asked).toEqual([['number', 'text']]))
  const listed = await until(({ kind }) => kind === 'listing')
  expect(listed.kind === 'listing' && listed.tasks.map(({ isPrepared }) => isPrepared)).toEqual([false, false])
  arrive()
  await until(isListed)
  expect(asked).toEqual([
    ['number', 'text'],
    ['number', 'text'],
  ])
  actor.stop()
})

test('a unit is found by its code, and again without a network', async () => {
  const server = createServer()
  const look = async (isLive: boolean, code: string) => {
    const { actor, until } = begin(server, () => isLive)
    await until(({ kind }) => kind === 'choosing')
    const found = new Promise((resolve) => actor.on('found', resolve))
    actor.send({ type: 'LOOK_UP', code })
    const result = await found
    actor.stop()
    return result
  }
  const label = 'https://tracemark.test/p/sierra-alta/esperanza?unit=7c21'
  expect(await look(true, label)).toEqual({
    type: 'found',
    place: { thing, item: unit },
  })
  expect(server.identificationCodes.lookup).toHaveBeenCalledExactlyOnceWith({ query: { code: label } }, expect.anything())
  expect(await look(false, ` ${unit.name} `)).toEqual({ type: 'found', place: { thing, item: unit } })
})

const choosing = { thingId: thing.id, isChoosingUnit: true }
const listNames = (view: GuidedTasksView) => (view.kind === 'choosingUnit' ? view.units.map(({ name }) => name) : view.kind)
const isRead = (view: GuidedTasksView) => view.kind === 'choosingUnit' && !view.isReading

test('units of an asset come a page at a time, and by what is searched for', async () => {
  const server = createServer()
  const { actor, clock, until } = begin(server, () => true, choosing)
  expect(await until(isRead)).toMatchObject({ thing, units: [unit], total: 2, held: 0, hasMore: true, source: 'server' })
  actor.send({ type: 'MORE' })
  const whole = await until((view) => isRead(view) && listNames(view).length === 2)
  expect(whole).toMatchObject({ units: [unit, other], hasMore: false })
  for (const text of ['2', '21', '218']) actor.send({ type: 'SEARCH', text })
  clock.increment(TYPING_MS)
  expect(await until((view) => isRead(view) && listNames(view).length === 1)).toMatchObject({ search: '218', units: [other], total: 1 })
  expect(server.units.list.mock.calls.map(([{ query }]) => query)).toEqual([
    { thingId: thing.id, page: 1, perPage: 100 },
    { thingId: thing.id, page: 2, perPage: 100 },
    { thingId: thing.id, page: 1, perPage: 100, search: '218' },
  ])
  actor.stop()
})

test('a task is run for the unit that was chosen, and its unit is there again without a network', async () => {
  const server = createServer()
  const online = begin(server, () => true, { thingId: thing.id, itemId: unit.id })
  await online.until(isListed)
  expect(server.taskAssets.executionToken).toHaveBeenCalledWith({ params: { id: 'first' }, body: { channel: 'Portal', itemId: unit.id } })
  online.actor.send({ type: 'SHOW', address: choosing })
  expect(await online.until(isRead)).toMatchObject({ total: 2, held: 1, source: 'server' })
  online.actor.stop()

  const offline = begin(createServer(), () => false, choosing)
  expect(await offline.until(isRead)).toMatchObject({ thing, units: [unit], total: 1, held: 1, source: 'kept' })
  offline.actor.send({ type: 'SEARCH', text: '218' })
  offline.clock.increment(TYPING_MS)
  expect(await offline.until((view) => isRead(view) && listNames(view).length === 0)).toMatchObject({ search: '218', total: 0 })
  offline.actor.stop()
})

test('an asset without units goes on to its tasks', async () => {
  const server = createServer()
  server.units.list.mockResolvedValue({ items: [], totalItems: 0, totalPages: 0, perPage: 100 })
  const { actor } = begin(server, () => true, choosing)
  expect(await new Promise((resolve) => actor.on('*', resolve))).toEqual({ type: 'whole' })
  actor.stop()
})

test('a search that fails says so below the field, and is asked again', async () => {
  const server = createServer()
  const { actor, clock, until } = begin(server, () => true, choosing)
  await until(isRead)
  server.units.list.mockRejectedValueOnce(new ApiError('internal', 'No.'))
  actor.send({ type: 'SEARCH', text: '218' })
  clock.increment(TYPING_MS)
  expect(await until((view) => view.kind === 'choosingUnit' && view.listFailure !== undefined)).toMatchObject({
    units: [],
    listFailure: { code: 'internal' },
  })
  actor.send({ type: 'RETRY' })
  expect(await until(isRead)).toMatchObject({ units: [other], listFailure: undefined })
  actor.stop()
})

test('a code that names nothing says so, and so does a device that knows nothing', async () => {
  const server = createServer()
  server.identificationCodes.lookup.mockRejectedValue(new ApiError('not_found', 'No.'))
  const { actor, until } = begin(server, () => true)
  await until(({ kind }) => kind === 'choosing')
  actor.send({ type: 'LOOK_UP', code: 'X-1' })
  expect(await until((view) => view.kind === 'choosing' && view.isUnknown)).toMatchObject({ code: 'X-1' })
  actor.stop()

  const empty = begin(createServer(), () => false, { thingId: unit.id })
  expect(await empty.until(({ kind }) => kind === 'failed')).toEqual({
    kind: 'failed',
    failure: { code: 'network_unreachable' },
    isRefused: false,
    isPlace: true,
  })
  empty.actor.stop()
})

const away = () => Promise.reject(new ApiError('network_unreachable', 'No.'))

test('a place that this device does not have opens by itself once the server answers; until then it says why', async () => {
  const server = createServer()
  server.assets.tasks.mockImplementationOnce(away).mockImplementationOnce(away)
  const { actor, clock, until } = begin(server, () => true)
  await until(({ kind }) => kind === 'choosing')
  const kinds: string[] = []
  actor.subscribe((snapshot) => kinds.push(toGuidedTasksView(snapshot).kind))
  actor.send({ type: 'SHOW', address: { thingId: thing.id } })
  await until(({ kind }) => kind === 'failed')
  clock.increment(1_000)
  await vi.waitFor(() => expect(server.assets.tasks).toHaveBeenCalledTimes(2))
  await waitFor(actor, (snapshot) => snapshot.context.tries === 2)
  clock.increment(1_999)
  expect(server.assets.tasks).toHaveBeenCalledTimes(2)
  clock.increment(1)
  expect(await until(isListed)).toMatchObject({ place: { thing }, source: 'server' })
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(['loading', 'failed', 'listing'])
  actor.stop()
})

test('a task opens by itself once the server answers', async () => {
  const server = createServer()
  server.taskAssets.executionToken.mockImplementation(away)
  const { actor, clock, until } = begin(server, () => true, { thingId: thing.id, taskId: 'first' })
  await until((view) => view.kind === 'running' && view.failure !== undefined)
  server.taskAssets.executionToken.mockImplementation(async () => ({ jwt: LINK }))
  clock.increment(1_000)
  expect(await until((view) => view.kind === 'running' && view.link !== undefined)).toMatchObject({ link: LINK, failure: undefined })
  actor.stop()
})

test('what this device has is marked so while the server does not answer, and read anew by itself when it does', async () => {
  const getSource = (view: GuidedTasksView) => ('list' in view ? view.list.source : 'source' in view ? view.source : undefined)
  const server = createServer()
  const { actor, clock, until } = begin(server, () => true, { thingId: thing.id, itemId: unit.id })
  await until(isListed)
  for (const [address, call] of [
    [{}, server.assets.list],
    [choosing, server.units.list],
    [{ thingId: thing.id, itemId: unit.id }, server.assets.tasks],
  ] as const) {
    actor.send({ type: 'SHOW', address })
    await until((view) => getSource(view) === 'server')
    actor.send({ type: 'SHOW', address: { thingId: 'elsewhere' } })
    call.mockImplementation(away)
    actor.send({ type: 'SHOW', address })
    await until((view) => getSource(view) === 'kept')
    call.mockReset()
    clock.increment(1_000)
    await until((view) => getSource(view) === 'server')
  }
  actor.stop()
})

test('a server that did not answer for a place leaves the list with what this device has', async () => {
  const server = createServer()
  const { actor, until } = begin(server, () => true)
  await until(({ kind }) => kind === 'choosing')
  server.assets.tasks.mockImplementationOnce(away)
  server.assets.list.mockImplementationOnce(() => new Promise(() => undefined))
  actor.send({ type: 'SHOW', address: { thingId: thing.id } })
  expect(await until(({ kind }) => kind === 'failed')).toMatchObject({ isPlace: true })
  actor.send({ type: 'SHOW', address: {} })
  expect(toGuidedTasksView(actor.getSnapshot())).toMatchObject({ kind: 'choosing', list: { source: 'kept' } })
  actor.stop()
})

test('a round goes from task to task, skips what is skipped, and ends in its summary', async () => {
  const { actor, until } = begin(createServer(), () => true, { thingId: thing.id, taskId: 'first' })
  const told: unknown[] = []
  actor.on('*', (event) => {
    told.push(event)
    if (event.type === 'task') actor.send({ type: 'SHOW', address: { thingId: thing.id, taskId: event.taskId } })
    if (event.type === 'over') actor.send({ type: 'SHOW', address: { thingId: thing.id, isOver: true } })
  })
  await until((view) => view.kind === 'running' && view.link !== undefined)
  actor.send({ type: 'RECORDED' })
  actor.send({ type: 'NEXT' })
  await until((view) => view.kind === 'running' && view.position === 2 && view.link !== undefined)
  actor.send({ type: 'SKIP' })
  expect(await until(({ kind }) => kind === 'finished')).toMatchObject({ outcomes: { first: 'recorded', second: 'skipped' } })
  expect(told).toEqual([{ type: 'task', taskId: 'second' }, { type: 'over' }])
  actor.stop()
})

test('a run is for who began it: it waits while they are signed out, and nobody else is given its link', async () => {
  const server = createServer()
  let minted = 0
  server.taskAssets.executionToken.mockImplementation(async () => {
    minted += 1
    return { jwt: `${LINK}.${minted}` }
  })
  const address = { thingId: thing.id, taskId: 'first' }
  const openAs = async (holder: string, isLive = () => true) => {
    const { actor, until } = begin(server, isLive, address, holder)
    const view = await until((at) => at.kind === 'running' && at.link !== undefined)
    return { actor, until, link: view.kind === 'running' && view.link }
  }
  let isSignedIn = true
  const lucia = await openAs('lucia', () => isSignedIn)
  isSignedIn = false
  const cache = createOfflineCache(factory)
  await cache.clear()
  expect([await cache.list('sierra-alta'), await cache.places('sierra-alta'), await cache.countDownloaded()]).toEqual([undefined, [], 0])
  expect(toGuidedTasksView(lucia.actor.getSnapshot())).toMatchObject({ kind: 'running', link: lucia.link })
  lucia.actor.stop()

  const tom = await openAs('tom')
  expect(tom.link).not.toBe(lucia.link)
  tom.actor.stop()
  await cache.clear()

  const again = await openAs('lucia')
  expect(again.link).toBe(lucia.link)
  again.actor.stop()
})

test('preparing a task again leaves the run into which something was entered the one that goes on', async () => {
  const store = createRunStore(factory)
  const { prepare } = createRunPreparer({ store, api: '', now })
  const begun = { state: 'draft', api: '', link: LINK, executionToken: created.token, execution: created.execution, attempts: 0 } as const
  const idsAfter = async (answers: { note?: string }) => {
    await store.put({ ...begun, runId: 'begun', answers, changedAt: '2026-03-01T09:00:00Z' })
    await prepare(LINK, created)
    return (await store.list()).map(({ runId }) => runId)
  }
  expect(await idsAfter({ note: 'wet' })).toEqual(['begun'])
  expect(new Set(await idsAfter({}))).toEqual(new Set(['begun', created.id]))
})

const holdings = (view: GuidedTasksView) => (view.kind === 'choosing' ? view.list.places.map(({ holding }) => holding) : [])

test('an asset that nobody opened is downloaded with its tasks, is marked, and is run without a network', async () => {
  const server = createServer()
  const online = begin(server, () => true)
  expect(holdings(await online.until(({ kind }) => kind === 'choosing'))).toEqual([undefined])
  const told: unknown[] = []
  online.actor.subscribe((snapshot) => told.push(holdings(toGuidedTasksView(snapshot))[0]))
  online.actor.send({ type: 'DOWNLOAD', place: { thing } })
  online.actor.send({ type: 'DOWNLOAD', place: { thing } })
  const all = { kind: 'kept', ready: 2, total: 2, since: now().toISOString() }
  await online.until((view) => holdings(view)[0]?.kind === 'kept')
  expect(told.filter((each, index) => each !== told[index - 1])).toEqual([
    ...[0, 0, 1, 2].map((ready, index) => ({ kind: 'downloading', ready, total: index === 0 ? 0 : 2 })),
    all,
  ])
  expect(server.taskRuns.create).toHaveBeenCalledTimes(2)
  online.actor.stop()
  expect(await createOfflineCache(factory).countDownloaded()).toBe(1)

  const offline = begin(createServer(), () => false)
  expect(holdings(await offline.until(({ kind }) => kind === 'choosing'))).toEqual([all])
  offline.actor.send({ type: 'SHOW', address: { thingId: thing.id, taskId: 'second' } })
  expect(await offline.until((view) => view.kind === 'running' && view.link !== undefined)).toMatchObject({ source: 'kept', link: LINK })
  offline.actor.stop()
})

test('a place without tasks stays known as one', async () => {
  const server = createServer()
  server.assets.tasks.mockResolvedValue(page([]))
  const first = begin(server, () => true)
  await first.until(({ kind }) => kind === 'choosing')
  first.actor.send({ type: 'DOWNLOAD', place: { thing } })
  await first.until((view) => holdings(view)[0]?.kind === 'kept')
  first.actor.stop()

  const second = begin(createServer(), () => true)
  expect(holdings(await second.until(({ kind }) => kind === 'choosing'))).toEqual([{ kind: 'kept', ready: 0, total: 0, since: undefined }])
  second.actor.stop()
})

test('a download that is cut off says why and keeps what came; asked again it goes on', async () => {
  const server = createServer()
  server.taskRuns.create.mockResolvedValueOnce(created).mockRejectedValueOnce(new ApiError('network_unreachable', 'No.'))
  const { actor, until } = begin(server, () => true)
  await until(({ kind }) => kind === 'choosing')
  actor.send({ type: 'DOWNLOAD', place: { thing } })
  const failed = await until((view) => holdings(view)[0]?.kind === 'failed')
  expect(holdings(failed)).toEqual([
    {
      kind: 'failed',
      ready: 1,
      total: 2,
      since: now().toISOString(),
      trouble: { failure: { code: 'network_unreachable', requestId: undefined } },
    },
  ])
  actor.send({ type: 'DOWNLOAD', place: { thing } })
  expect(holdings(await until((view) => holdings(view)[0]?.kind === 'kept'))).toEqual([
    { kind: 'kept', ready: 2, total: 2, since: now().toISOString() },
  ])
  expect(server.taskRuns.create).toHaveBeenCalledTimes(3)
  actor.stop()
})

test('a device without room says so, and marks nothing as kept', async () => {
  const { actor, until } = begin(createServer(), () => true)
  await until(({ kind }) => kind === 'choosing')
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  actor.send({ type: 'DOWNLOAD', place: { thing } })
  expect(holdings(await until((view) => holdings(view)[0]?.kind === 'failed'))).toEqual([
    { kind: 'failed', ready: 0, total: 0, trouble: { storage: 'full' } },
  ])
  full.mockRestore()
  actor.stop()
})

test('what this device can not keep is logged, and the tasks are there from the server', async () => {
  const error = new DOMException('full', 'QuotaExceededError')
  const refuse = () => Promise.reject(error)
  const cache = { ...createOfflineCache(factory), place: refuse, changePlace: refuse }
  const { actor, until, warnings } = begin(createServer(), () => true, { thingId: thing.id }, 'worker', undefined, cache)
  expect(await until(({ kind }) => kind === 'listing')).toMatchObject({ source: 'server', tasks: [{ id: 'first' }, { id: 'second' }] })
  actor.stop()
  expect(warnings.slice(0, 2)).toEqual([
    { message: 'What this device keeps could not be read.', context: { error } },
    { message: 'This device could not keep it.', context: { error } },
  ])
})
