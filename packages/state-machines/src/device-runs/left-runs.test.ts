import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { createLeftStorage } from '../testing/left-storage.ts'
import { UNTOUCHED_KEPT_MS } from './device-runs.constants.ts'
import { computeMark, type LeftStorage } from './left-runs.ts'
import type { RunRecord } from './run-record.ts'
import { createRunStore } from './run-store.ts'

const draft: RunRecord = { ...savedRun, state: 'draft' }
const later: RunRecord = { ...draft, answers: { weight: 5 }, changedAt: '2026-03-02T08:00:00.001Z' }

let factory: IDBFactory
let storage: LeftStorage
const openStore = () => createRunStore(factory, () => storage)
beforeEach(() => {
  factory = new IDBFactory()
  storage = createLeftStorage()
})
afterEach(() => vi.useRealTimers())

/** What any script of the page can read. */
const readable = () => Object.values(storage).join()

test('what a page leaves at its end is added to its run as soon as another page looks, and is left no more', async () => {
  storage.setItem('other', 'stays')
  await openStore().put(draft)
  openStore().leave({ ...later, answers: { weight: 4.5 } })
  openStore().leave(later)
  expect(Object.keys(storage).length).toBe(2)
  expect(await openStore().list()).toEqual([later])
  expect(Object.entries(storage)).toEqual([['other', 'stays']])
})

test('what is left goes before what was written earlier, though the clock was set back since', async () => {
  await openStore().put({ ...later, revision: 1 })
  openStore().leave({ ...draft, answers: { weight: 6 }, revision: 2 })
  expect(await openStore().list()).toEqual([{ ...draft, answers: { weight: 6 }, revision: 2 }])
})

test('tokens are not left', () => {
  openStore().leave(later)
  const { runId, state, answers, reportedDate, changedAt } = later
  expect(JSON.parse(readable())).toEqual({ mark: computeMark(later.api, later.link), runId, state, answers, reportedDate, changedAt })
})

test('what is left while a page has the runs open is there when it looks again', async () => {
  const store = openStore()
  await store.put(draft)
  store.leave(later)
  expect(await store.list()).toEqual([later])
})

test('what is left of a run that is not on the disk waits for the next page of its link, for seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(later.changedAt) })
  openStore().leave(later)
  expect([await openStore().list(), openStore().left()]).toMatchObject([[], [{ runId: later.runId, answers: later.answers }]])
  await openStore().put(draft)
  expect(await openStore().list()).toEqual([later])

  openStore().leave({ ...later, runId: 'lost' })
  vi.setSystemTime(Date.parse(later.changedAt) + UNTOUCHED_KEPT_MS + 1)
  expect(await openStore().list()).toEqual([later])
  expect(Object.keys(storage)).toEqual([])
})

test.each([
  ['an older draft', draft, later],
  ['what its opening left', later, { ...draft, revision: 1 }],
  ['what was written before', { ...later, revision: 1 }, { ...draft, revision: 2 }],
  ['the submitted run', later, { ...later, state: 'saved', changedAt: '2026-03-02T08:00:00.002Z' }],
] as const)('%s does not stand for what is on the disk', async (_, left, kept) => {
  await openStore().put(kept)
  openStore().leave(left)
  expect(await openStore().list()).toEqual([kept])
  expect(Object.keys(storage)).toEqual([])
})

test('a draft does not come back after its run was received', async () => {
  const received: RunRecord = { ...savedRun, state: 'received', answers: {} }
  await openStore().put(received)
  openStore().leave(later)
  expect(await openStore().list()).toEqual([received])
})

test('a run that was submitted is no draft again, whatever time the page before believed in', async () => {
  const store = openStore()
  store.leave(later)
  await store.put(savedRun)
  expect([await store.list(), store.left()]).toEqual([[savedRun], []])
})

test('a run that is deleted does not come back', async () => {
  const store = openStore()
  await store.put(draft)
  store.leave(later)
  await store.delete(draft.runId)
  expect(await openStore().list()).toEqual([])
})

test('storage that is forbidden, full or holds what is no run keeps nobody from the runs on the disk', async () => {
  await openStore().put(draft)
  const forbidden = () => {
    throw new DOMException('Forbidden.', 'SecurityError')
  }
  createRunStore(factory, forbidden).leave(later)
  expect(await createRunStore(factory, forbidden).list()).toEqual([draft])
  storage.setItem('tracemark.left.broken', '{')
  expect(await openStore().list()).toEqual([draft])
})
