import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createRunKeeper } from '../device-runs/run-keeper.ts'
import { createRunNewsroom } from '../device-runs/run-news.ts'
import { createRunStore } from '../device-runs/run-store.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createLeftStorage } from '../testing/left-storage.ts'
import { createLocks } from '../testing/locks.ts'
import { createPageEnd } from '../testing/page-end.ts'
import { created, execution, location, RUN_ID } from '../testing/task-run-fixture.ts'
import { keepDraft } from './keep-draft.ts'
import { createTaskRunMachine } from './task-run.actors.ts'

const api = 'http://api.test'

/** A page that shows a run of a device. */
const beginPage = async (factory: IDBFactory, storage = createLeftStorage(), known: { runId?: string } = { runId: RUN_ID }) => {
  const { client } = createFakeServer({
    'POST /core/executions': created,
    [`GET /core/executions/${RUN_ID}`]: { id: RUN_ID, execution },
  })
  const store = createRunStore(factory, () => storage)
  const dependencies = { store, locks: createLocks(), news: createRunNewsroom(undefined), api, now: () => new Date() }
  const keeper = createRunKeeper({ ...dependencies, createRunId: () => RUN_ID })
  const machine = createTaskRunMachine({
    client,
    locate: async () => location,
    locateByNetwork: async () => location,
    listenToConnection: () => () => undefined,
    openKeeper: async () => keeper,
  })
  const actor = createActor(machine, { input: { token: 'link-token', ...known, durable: true } })
  const { listenToEnd, end } = createPageEnd()
  const stop = keepDraft(actor, keeper, listenToEnd)
  actor.start()
  await waitFor(actor, (snapshot) => snapshot.matches({ run: 'filling', location: 'known' }))
  const answers = async () => (await store.get(RUN_ID))?.answers
  return { actor, keeper, storage, answers, end, stop: () => [stop(), actor.stop()] }
}

test.each(['its page ends', 'its run is shown no more'])(
  'an answer that is not on the disk when %s is there for the next one',
  async (when) => {
    const factory = new IDBFactory()
    const page = await beginPage(factory)
    await vi.waitFor(async () => expect(await page.answers()).toEqual({}))
    // The disk is slow from here on.
    vi.spyOn(page.keeper, 'keep').mockReturnValue(new Promise(() => undefined))
    page.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
    page.actor.send({ type: 'ANSWER', widgetId: 'note', value: 'wet' })
    if (when === 'its page ends') page.end()
    else page.stop()

    const next = await beginPage(factory, page.storage)
    expect(next.actor.getSnapshot().context.answers).toEqual({ weight: 4, note: 'wet' })
    next.stop()
  },
)

test.each([
  ['that knows the run', { runId: RUN_ID }],
  ['of its link', {}],
])('an answer of a page that ended before its run was on the disk is there for the next page %s', async (_, known) => {
  const page = await beginPage(new IDBFactory())
  page.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  page.end()
  expect(Object.values(page.storage).join()).not.toContain('-token')

  // The disk has nothing of the page before.
  const next = await beginPage(new IDBFactory(), page.storage, known)
  expect(next.actor.getSnapshot().context).toMatchObject({ runId: RUN_ID, answers: { weight: 4 } })
  page.stop()
  next.stop()
})

test('a page that ends with everything on the disk leaves nothing', async () => {
  const page = await beginPage(new IDBFactory())
  page.actor.send({ type: 'ANSWER', widgetId: 'weight', value: 4 })
  await vi.waitFor(async () => expect(await page.answers()).toEqual({ weight: 4 }))
  await vi.waitFor(() => {
    for (const key of Object.keys(page.storage)) page.storage.removeItem(key)
    page.end()
    expect(Object.keys(page.storage)).toEqual([])
  })
  page.stop()
})
