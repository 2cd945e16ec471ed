import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { type FormPageEvent, formPageMachine } from '../task-run/form-page/form-page.machine.ts'
import { execution } from '../testing/task-run-fixture.ts'
import { fromLazyMachine } from './lazy-machine.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const input = { widgets: execution.config.widgets, answers: {}, files: {} }

/** A machine with a part whose code comes late, and what the part showed. */
const begin = (load: () => Promise<typeof formPageMachine>, waits = false) => {
  const seen: unknown[] = []
  const page = fromLazyMachine<typeof formPageMachine>({ load, begin: () => ({ value: 'opening', context: {} }), waits })
  const machine = setup({ types: {} as { events: FormPageEvent | { type: 'LEAVE' } }, actors: { page } }).createMachine({
    initial: 'shown',
    states: {
      shown: {
        invoke: {
          id: 'page',
          src: 'page',
          input,
          onSnapshot: { actions: ({ event }) => seen.push(event.snapshot.value) },
          onDone: { target: 'over', actions: ({ event }) => seen.push(event.output) },
        },
        on: {
          '*': { actions: ({ self, event }) => self.getSnapshot().children.page?.send(event as FormPageEvent) },
          LEAVE: { target: 'over' },
        },
      },
      over: {},
    },
  })
  const actor = createActor(machine).start()
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { actor, seen, pass }
}

test('a part is shown before its code is there, and hears then what it was told', async () => {
  const load = vi.fn(async () => formPageMachine)
  const { actor, seen, pass } = begin(load)
  actor.send({ type: 'PAGE_OPENED' })
  expect(seen).toEqual(['opening', 'opening'])
  await pass(0)
  expect(seen).toEqual(['opening', 'opening', 'open'])
  actor.send({ type: 'PAGE_COMPLETED', answers: { weight: 4 } })
  expect([seen.at(-1), actor.getSnapshot().value, load.mock.calls.length]).toEqual([{ weight: 4 }, 'over', 1])
})

test('code that does not come is asked for again, and by nobody once the part is over', async () => {
  const load = vi.fn<() => Promise<typeof formPageMachine>>(() => Promise.reject(new Error('No network.')))
  const { actor, pass } = begin(load)
  await pass(0)
  await pass(1_000)
  await pass(2_000)
  expect(load.mock.calls.length).toBe(3)
  actor.send({ type: 'LEAVE' })
  await pass(60_000)
  expect(load.mock.calls.length).toBe(3)
})

test('a part that waits loads nothing before its first event', async () => {
  const load = vi.fn(async () => formPageMachine)
  const { actor, seen, pass } = begin(load, true)
  await pass(60_000)
  expect(load.mock.calls.length).toBe(0)
  actor.send({ type: 'PAGE_FAILED' })
  actor.send({ type: 'RETRY' })
  await pass(0)
  expect([load.mock.calls.length, seen.at(-1)]).toEqual([1, 'opening'])
})
