import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { createRunStore } from '../device-runs/run-store.ts'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { createLeftStorage } from '../testing/left-storage.ts'
import { createLocks } from '../testing/locks.ts'
import { created } from '../testing/task-run-fixture.ts'
import { beginEarly } from './early-run.ts'
import { openRun } from './run-opening.ts'

const api = 'https://api.example'
const token = 'a-link'

const onDevice = (
  indexedDB: Partial<IDBFactory> | undefined,
  answer: () => Promise<Response> = async () => Response.json(created),
  localStorage = createLeftStorage(),
) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('indexedDB', indexedDB)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('a run that was begun early is the one that is opened, with one call', async () => {
  const factory = new IDBFactory()
  const fetch = onDevice(factory)
  const early = beginEarly(api, token)
  const opening = openRun({ api, token, early, openStorage: () => factory, locks: createLocks() })
  const opened = await opening.opened
  const [[url = '', init] = []] = fetch.mock.calls
  const { id } = JSON.parse(String(init?.body))
  expect([url, new Headers(init?.headers).get('authorization')]).toEqual([`${api}/core/executions`, `Bearer ${token}`])
  expect(opened).toEqual({ runId: id, executionToken: created.token, execution: created.execution })
  expect(opening.held()?.runId).toBe(id)

  expect(await (await opening.fetch(url, { ...init })).json()).toEqual(created)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a device that keeps runs is left to who can look into them', async () => {
  const factory = new IDBFactory()
  await createRunStore(factory).put({ ...savedRun, api, link: token })
  const fetch = onDevice(factory)
  const early = beginEarly(api, token)
  expect(await early.call).toBeUndefined()
  expect(await openRun({ api, token, early, openStorage: () => factory, locks: createLocks() }).opened).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a device on which a page left a run is left to who can look', async () => {
  const storage = createLeftStorage()
  createRunStore(new IDBFactory(), () => storage).leave(savedRun)
  const fetch = onDevice(new IDBFactory(), undefined, storage)
  const early = beginEarly(api, token)
  expect(await early.call).toBeUndefined()
  expect(await openRun({ api, token, early, openStorage: () => new IDBFactory(), locks: createLocks() }).opened).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['does not say what it keeps', {}],
  ['has no storage', undefined],
])('a device that %s begins a run when the code is there', async (_, indexedDB) => {
  const fetch = onDevice(indexedDB)
  const early = beginEarly(api, token)
  expect(await early.call).toBeUndefined()
  const opening = openRun({ api, token, early, openStorage: () => new IDBFactory(), locks: createLocks() })
  expect((await opening.opened)?.execution).toEqual(created.execution)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a page without an origin keeps nothing, and is not asked', async () => {
  const fetch = onDevice({
    databases: () => {
      throw new DOMException('Forbidden.', 'SecurityError')
    },
  })
  vi.stubGlobal('origin', 'null')
  await beginEarly(api, token).call
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('an early call that did not reach the server is made again by who asks for it', async () => {
  const factory = new IDBFactory()
  const fetch = onDevice(factory)
  fetch.mockRejectedValueOnce(new TypeError('away'))
  const opening = openRun({ api, token, early: beginEarly(api, token), openStorage: () => factory, locks: createLocks() })
  expect(await opening.opened).toBeUndefined()
  const [[url = '', init] = []] = fetch.mock.calls
  expect(await (await opening.fetch(url, init)).json()).toEqual(created)
})

test.each([
  ['is removed', (early: ReturnType<typeof beginEarly>) => early.stop()],
  [
    'ends its run',
    (early: ReturnType<typeof beginEarly>) =>
      openRun({ api, token, early, openStorage: () => new IDBFactory(), locks: createLocks() }).abandon(),
  ],
])('a page that %s stops its call', async (_, end) => {
  const fetch = onDevice(new IDBFactory(), () => new Promise(() => {}))
  const early = beginEarly(api, token)
  await early.call
  end(early)
  expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true])
})

test('a page that is gone before the device has answered calls nobody', async () => {
  const fetch = onDevice(new IDBFactory())
  const early = beginEarly(api, token)
  early.stop()
  expect(await early.call).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a run that is left to the machine, while the device has not answered yet, is begun by the machine alone', async () => {
  const asked = Promise.withResolvers<IDBDatabaseInfo[]>()
  const fetch = onDevice({ databases: () => asked.promise })
  const early = beginEarly(api, token)
  const opening = openRun({ api, token, early, openStorage: () => new IDBFactory(), locks: createLocks() })
  opening.stop()
  asked.resolve([])
  expect(await opening.opened).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})
