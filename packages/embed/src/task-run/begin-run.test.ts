import type { TaskRun } from '@tracemark/api/schemas'
import type { OpenedRun } from '@tracemark/state-machines/run-opening'
import type { TaskRunEmitted, TaskRunEvent, TaskRunView } from '@tracemark/state-machines/task-run'
import { beforeEach, expect, test, vi } from 'vitest'
import { beginRun } from './begin-run.ts'
import type { RunInput } from './run.types.ts'

const RUN = '0198c5a0-0000-7000-8000-000000000001'
const execution = {
  type: 'quicktask',
  state: 'created',
  thingId: RUN,
  task: { id: RUN, name: 'Moisture check' },
  thing: { id: RUN, name: 'Finca La Esperanza' },
  organization: { name: 'Sierra Alta' },
  config: { widgets: [{ id: 'note', parameters: { input: 'text', label: 'Note', required: false } }] },
  executionData: {},
} satisfies TaskRun
const { task, thing, organization, config } = execution
const loading: TaskRunView = { kind: 'loading', offline: false }
const form = (more: Partial<Extract<TaskRunView, { kind: 'form' }>> = {}): TaskRunView => ({
  ...{ kind: 'form', task, thing, organization, widgets: config.widgets, answers: {}, files: {}, problems: [] },
  ...{ location: { state: 'unknown' }, submitting: false, offline: false },
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page))
  // biome-ignore lint/style/noRestrictedGlobals: the fake clock's.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const opened: OpenedRun = { runId: RUN, executionToken: 'its-token', execution }

/** A run whose machine says what a test lets it say. */
const begin = (opened: OpenedRun | undefined, failures = 0) => {
  const shown: TaskRunView[] = []
  const heard: TaskRunEmitted[] = []
  const sent: TaskRunEvent[] = []
  let machine: RunInput | undefined
  let left = failures
  let asked = 0
  const kept: unknown[] = []
  const run = beginRun({
    token: 'a-link',
    api: '',
    open: () => ({
      opened: Promise.resolve(opened),
      held: () => (opened ? { runId: opened.runId, release: () => undefined } : undefined),
      fetch,
      keep: (_, answers) => kept.push(answers),
      stop: () => undefined,
      abandon: () => undefined,
    }),
    fetchMachine: async () => {
      asked += 1
      if (left > 0) {
        left -= 1
        throw new TypeError('away')
      }
      return {
        prepareRun: (input) => () => {
          machine = input
          return { send: (event) => sent.push(event), end: () => undefined }
        },
      }
    },
    show: (view) => shown.push(view),
    hear: (event) => heard.push(event),
  })
  const given = () => {
    if (!machine) throw new Error('The machine did not come.')
    return machine
  }
  const arrive = async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    return given()
  }
  return { run, machine: given, fetches: () => asked, shown, heard, sent, kept, arrive, last: () => shown.at(-1) }
}

test('the form is shown before the machine is there, which takes over all that was entered, in its order', async () => {
  const { run, heard, sent, kept, arrive, last } = begin(opened)
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual(form({ location: { state: 'locating' }, failure: undefined }))
  const started: TaskRunEmitted = { type: 'started', executionId: RUN, task, thing }
  expect(heard).toEqual([started])

  const events: TaskRunEvent[] = [
    { type: 'ANSWER', widgetId: 'note', value: 'we' },
    { type: 'ANSWER', widgetId: 'note', value: 'wet' },
    { type: 'SUBMIT' },
  ]
  for (const event of events) run.send(event)
  expect(last()).toMatchObject({ kind: 'form', submitting: true })
  expect(kept).toEqual([{ note: 'we' }, { note: 'wet' }])

  const machine = await arrive()
  machine.show(loading)
  machine.hear(started)
  expect([last()?.kind, heard.length, sent]).toEqual(['form', 1, []])
  machine.show(form())
  expect(sent).toEqual(events)
  expect(last()).toEqual(form({ answers: { note: 'wet' } }))

  const later: TaskRunEvent = { type: 'ANSWER', widgetId: 'note', value: 'dry' }
  run.send(later)
  expect(sent.at(-1)).toEqual(later)
  const begunAnew = form({ answers: { note: 'dry' } })
  machine.show(begunAnew)
  expect(last()).toEqual(begunAnew)
})

test('fields that are drawn keep their questions where the machine asks the same, and only there', async () => {
  const { machine, arrive, last } = begin(opened)
  await arrive()
  const getWidgets = (view: TaskRunView | undefined) => (view?.kind === 'form' ? view.widgets : undefined)
  const again = structuredClone(config.widgets)
  machine().show(form({ widgets: again }))
  expect(getWidgets(last())).toBe(config.widgets)
  machine().show(form({ widgets: [...again, ...again] }))
  expect(getWidgets(last())).toEqual([...again, ...again])
})

test('a run that can not be opened by the form alone is the machine’s from its beginning', async () => {
  const { run, shown, sent, arrive } = begin(undefined)
  const machine = await arrive()
  machine.show(loading)
  machine.show({ kind: 'failed', code: 'token_expired', retryable: true, offline: false })
  run.send({ type: 'RETRY' })
  expect(shown.map(({ kind }) => kind)).toEqual(['loading', 'failed'])
  expect(sent).toEqual([{ type: 'RETRY' }])
})

const answer = (value: string): TaskRunEvent => ({ type: 'ANSWER', widgetId: 'note', value })

/** Preparing a run and beginning it are tasks of the page of their own. */
const TASKS_MS = 2

/** With a form before the person, and a machine that could not be fetched yet. */
const beginAway = async (failures: number) => {
  const begun = begin(opened, failures)
  await vi.advanceTimersByTimeAsync(0)
  begun.run.send(answer('wet'))
  begun.run.send({ type: 'SUBMIT' })
  expect(begun.last()).toMatchObject({ kind: 'form', submitting: true, failure: undefined })
  await vi.advanceTimersByTimeAsync(300)
  expect(begun.last()).toMatchObject({ kind: 'form', submitting: false, failure: { code: 'network_unreachable' } })
  return begun
}

test.each([
  ['when the network is back', 1, () => dispatchEvent(new Event('online')), 0],
  ['a second later', 1, () => undefined, 1_000],
  ['after twice as long each time', 3, () => undefined, 1_000 + 2_000 + 4_000],
])('a machine that can not be fetched is fetched again %s, and what was submitted is', async (_, failures, happen, later) => {
  const { sent, machine } = await beginAway(failures)
  happen()
  await vi.advanceTimersByTimeAsync(later + TASKS_MS)
  machine().show(form())
  expect(sent).toEqual([answer('wet'), { type: 'SUBMIT' }])
})

test('it is fetched again as soon as it is submitted again, and that is one submit', async () => {
  const { run, sent, machine, last } = await beginAway(1)
  run.send({ type: 'SUBMIT' })
  expect(last()).toMatchObject({ submitting: true, failure: undefined })
  await vi.advanceTimersByTimeAsync(TASKS_MS)
  machine().show(form())
  expect(sent).toEqual([answer('wet'), { type: 'SUBMIT' }])
})

test('what is changed after it could not be sent is not sent half changed', async () => {
  const { run, sent, machine } = await beginAway(1)
  run.send(answer('we'))
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(TASKS_MS)
  machine().show(form())
  expect(sent).toEqual([answer('wet'), answer('we')])
})

test('a run that is over asks for no machine', async () => {
  const { run, fetches } = await beginAway(9)
  run.end()
  const before = fetches()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(fetches()).toBe(before)
})

test('without a form, that it could not be fetched is what there is to say', async () => {
  const { shown, arrive } = begin(undefined, 1)
  await arrive()
  expect(shown).toEqual([{ kind: 'failed', step: 'create', code: 'network_unreachable', retryable: true, offline: false }])
})
