import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { warnTo } from '../shared/logger.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { createVersionCheckMachine } from './version-check.actors.ts'
import { versionCheckMachine } from './version-check.machine.ts'
import { toVersionCheckView } from './version-check.selectors.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const begin = (running: string | undefined = '2.6.0 a1') => {
  const readRelease = createControlledTask<string>()
  const reloads: number[] = []
  const { logger, warnings } = createFakeLogger()
  const machine = versionCheckMachine.provide({
    actors: { readRelease: readRelease.actor },
    actions: { warn: warnTo(logger), reload: () => void reloads.push(time.seconds()) },
  })
  const actor = createActor(machine, { input: { running }, clock: time.clock }).start()
  return {
    actor,
    readRelease,
    reloads,
    warnings,
    value: () => actor.getSnapshot().value,
    view: () => toVersionCheckView(actor.getSnapshot()),
  }
}

const beginReleased = async () => {
  const begun = begin()
  time.pass(120_000)
  begun.readRelease.last().resolve('2.6.0 b2')
  await settle()
  return begun
}

test('the deployed release is asked for every 120 s, and the same one is no news', async () => {
  const { readRelease, view } = begin()
  time.pass(119_999)
  expect(readRelease.calls.length).toBe(0)
  time.pass(1)
  expect(readRelease.calls.length).toBe(1)
  readRelease.last().resolve('2.6.0 a1')
  await settle()
  time.pass(120_000)
  expect([readRelease.calls.length, view()]).toEqual([2, 'current'])
})

test('a page that was asleep asks when it wakes; one that cannot ask tries again later', async () => {
  const { actor, readRelease, value, warnings } = begin()
  time.sleep(8 * 3_600_000)
  actor.send({ type: 'WOKE' })
  const error = new Error('offline')
  readRelease.last().reject(error)
  await settle()
  expect(warnings).toEqual([{ message: 'The deployed release could not be read.', context: { error } }])
  expect([readRelease.calls.length, value()]).toEqual([1, 'waiting'])
  time.pass(120_000)
  expect(readRelease.calls.length).toBe(2)
})

test('a newer release shows until somebody reloads', async () => {
  const { actor, view, reloads } = await beginReleased()
  expect(view()).toBe('released')
  time.pass(600_000)
  expect([view(), reloads.length]).toEqual(['released', 0])
  actor.send({ type: 'RELOAD', unsaved: false })
  expect(reloads.length).toBe(1)
})

test('what somebody has entered is asked about first, and can be kept', async () => {
  const { actor, view, reloads } = await beginReleased()
  actor.send({ type: 'RELOAD', unsaved: true })
  expect([view(), reloads.length]).toEqual(['confirming', 0])
  actor.send({ type: 'KEEP' })
  expect([view(), reloads.length]).toEqual(['released', 0])
  actor.send({ type: 'RELOAD', unsaved: true })
  actor.send({ type: 'CONFIRM' })
  expect([view(), reloads.length]).toEqual(['released', 1])
})

test('a page that its browser kept can be reloaded again', async () => {
  const { actor, value, reloads } = await beginReleased()
  actor.send({ type: 'RELOAD', unsaved: false })
  actor.send({ type: 'WOKE' })
  expect(value()).toBe('released')
  actor.send({ type: 'RELOAD', unsaved: false })
  expect(reloads.length).toBe(2)
})

test('a page without a release never asks', () => {
  const { actor, readRelease } = begin('')
  actor.stop()
  const off = createActor(versionCheckMachine, { input: { running: undefined }, clock: time.clock }).start()
  time.pass(240_000)
  expect([off.getSnapshot().value, readRelease.calls.length]).toEqual(['off', 0])
})

test('the page is asked, woken and reloaded through what it gives', async () => {
  const asked: unknown[] = []
  const wakes = new Set<() => void>()
  const machine = createVersionCheckMachine({
    readRelease: async (signal) => {
      asked.push(signal.aborted)
      return 'new'
    },
    reload: () => void asked.push('reload'),
    listenToWake: (wake) => {
      wakes.add(wake)
      return () => wakes.delete(wake)
    },
    logger: createFakeLogger().logger,
  })
  const actor = createActor(machine, { input: { running: 'old' }, clock: time.clock }).start()
  for (const wake of wakes) wake()
  await settle()
  actor.send({ type: 'RELOAD', unsaved: false })
  actor.stop()
  expect([asked, wakes.size]).toEqual([[false, 'reload'], 0])
})
