import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { computeMark } from '../device-runs/left-runs.ts'
import { createRunStore } from '../device-runs/run-store.ts'
import { taskKey } from '../device-runs/task-key.ts'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { createLeftStorage } from '../testing/left-storage.ts'
import { createLocks } from '../testing/locks.ts'
import { created, execution, RUN_ID } from '../testing/task-run-fixture.ts'
import { openRun } from './run-opening.ts'

const api = 'https://api.example'
const token = 'a-link'

let left = createLeftStorage()
beforeEach(() => {
  left = createLeftStorage()
})

const answering = (answer: () => Response) => vi.fn<typeof fetch>(async () => answer())
const openAt = (factory: IDBFactory, fetch: typeof globalThis.fetch, runId?: string, locks = createLocks()) =>
  openRun({ api, token, runId, fetch, openStorage: () => factory, openLeft: () => left, locks })

test('a run that the device knows nothing of is begun, and its answer goes to who makes the same call, once', async () => {
  const fetch = answering(() => Response.json(created))
  const opening = openAt(new IDBFactory(), fetch, RUN_ID)
  expect(await opening.opened).toEqual({ runId: RUN_ID, executionToken: created.token, execution: created.execution })
  expect(opening.held()?.runId).toBe(RUN_ID)
  const [[url = '', init] = []] = fetch.mock.calls
  expect(url).toBe(`${api}/core/executions`)
  expect(JSON.parse(String(init?.body))).toEqual({ id: RUN_ID })

  expect(await (await opening.fetch(url, { ...init })).json()).toEqual(created)
  expect(fetch).toHaveBeenCalledTimes(1)
  await opening.fetch(url, { ...init })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a call that did not reach the server is made again by who asks for it', async () => {
  const fetch = answering(() => Response.json(created)).mockRejectedValueOnce(new TypeError('away'))
  const opening = openAt(new IDBFactory(), fetch)
  expect(await opening.opened).toBeUndefined()
  const [[url = '', init] = []] = fetch.mock.calls
  expect(await (await opening.fetch(url, init)).json()).toEqual(created)
})

test('what the server says against a run is said to who asks', async () => {
  const opening = openAt(
    new IDBFactory(),
    answering(() => Response.json({ code: 'token_expired' }, { status: 401 })),
    RUN_ID,
  )
  expect(await opening.opened).toBeUndefined()
  const init = { method: 'POST', body: JSON.stringify({ id: RUN_ID }) }
  expect((await opening.fetch(`${api}/core/executions`, init)).status).toBe(401)
})

test.each([
  ['a run of the link', (store: ReturnType<typeof createRunStore>) => store.put({ ...savedRun, api, link: token })],
  ['its task', (store: ReturnType<typeof createRunStore>) => store.keepTask(taskKey(api, token), execution)],
])('a device that knows %s leaves it to the machine', async (_, keep) => {
  const factory = new IDBFactory()
  await keep(createRunStore(factory))
  const fetch = answering(() => Response.json(created))
  const opening = openAt(factory, fetch)
  expect(await opening.opened).toBeUndefined()
  expect([opening.held()?.runId, fetch.mock.calls.length]).toEqual([undefined, 0])
})

test('a device that keeps nothing runs tasks all the same', async () => {
  const openStorage = () => {
    throw new DOMException('Forbidden.', 'SecurityError')
  }
  const opening = openRun({ api, token, fetch: answering(() => Response.json(created)), openStorage, locks: createLocks() })
  expect((await opening.opened)?.execution).toEqual(created.execution)
})

const { config } = created.execution
test.each([
  ['of another site', { ...created.execution, config: { ...config, formstackUri: 'https://forms.example/1' } }],
  ['that was sent before', { ...created.execution, state: 'processed' }],
])('a form %s is left to the machine', async (_, other) => {
  const opening = openAt(
    new IDBFactory(),
    answering(() => Response.json({ ...created, execution: other })),
  )
  expect(await opening.opened).toBeUndefined()
})

test('who holds it before the device has answered goes on alone', async () => {
  const fetch = answering(() => Response.json(created))
  const opening = openAt(new IDBFactory(), fetch)
  opening.stop()
  expect(await opening.opened).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

const keptRun = async (factory: IDBFactory) => (await createRunStore(factory, () => left).list())[0]

test('what is entered before the machine is there is the draft that it restores, and so does the next page', async () => {
  const factory = new IDBFactory()
  const opening = openAt(
    factory,
    answering(() => Response.json(created)),
    RUN_ID,
  )
  const opened = await opening.opened
  if (!opened) throw new Error('It was not opened.')
  // The run is on the disk before anything is entered.
  const begun = await vi.waitFor(async () => {
    const run = await keptRun(factory)
    expect(run).toBeDefined()
    return run
  })
  const { token: executionToken } = created
  const draft = { runId: RUN_ID, state: 'draft', api, link: token, executionToken, execution: created.execution, attempts: 0 }
  expect(begun).toEqual({ ...draft, answers: {}, changedAt: begun?.changedAt })

  await vi.waitFor(async () => {
    opening.keep(opened, { note: 'w' })
    opening.keep(opened, { note: 'wet' })
    const kept = await keptRun(factory)
    expect(kept).toEqual({ ...draft, answers: { note: 'wet' }, changedAt: kept?.changedAt })
  })
  expect(Object.keys(left)).toEqual([])
})

test('what is left of a run are its answers and its name, without its tokens', async () => {
  const opening = openAt(
    new IDBFactory(),
    answering(() => Response.json(created)),
    RUN_ID,
  )
  const opened = await opening.opened
  if (!opened) throw new Error('It was not opened.')
  opening.keep(opened, { note: 'wet' })
  const written = Object.entries(left).map(([key, text]) => [key, JSON.parse(String(text))])
  const changedAt = written[0]?.[1].changedAt
  expect(written).toEqual([
    [`tracemark.left.${RUN_ID}`, { mark: computeMark(api, token), runId: RUN_ID, state: 'draft', answers: { note: 'wet' }, changedAt }],
  ])
})

test('a device on which a page left something asks the machine', async () => {
  const fetch = answering(() => Response.json(created))
  createRunStore(new IDBFactory(), () => left).leave({ ...savedRun, state: 'draft' })
  expect(await openAt(new IDBFactory(), fetch).opened).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a run is held from its first call on, so that another page with its name leaves it alone', async () => {
  const locks = createLocks()
  const fetch = answering(() => Response.json(created))
  const first = openAt(new IDBFactory(), fetch, RUN_ID, locks)
  expect((await first.opened)?.runId).toBe(RUN_ID)
  const double = openAt(new IDBFactory(), fetch, RUN_ID, locks)
  expect([await double.opened, double.held(), fetch.mock.calls.length]).toEqual([undefined, undefined, 1])
  first.abandon()
  await vi.waitFor(async () => expect([...(await locks.held())]).toEqual([]))
  expect((await openAt(new IDBFactory(), fetch, RUN_ID, locks).opened)?.runId).toBe(RUN_ID)
})

test('a page that ends while it waits for a run lets go of it', async () => {
  const locks = createLocks()
  const opening = openAt(
    new IDBFactory(),
    answering(() => Response.json(created)),
    RUN_ID,
    locks,
  )
  opening.abandon()
  expect(await opening.opened).toBeUndefined()
  await vi.waitFor(async () => expect([...(await locks.held())]).toEqual([]))
})
