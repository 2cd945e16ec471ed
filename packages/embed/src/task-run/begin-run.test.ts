import type { Execution } from '@tracemark/api/schemas'
import type { OpenedRun } from '@tracemark/state-machines/run-opening'
import type { TaskRunEmitted, TaskRunEvent, TaskRunView } from '@tracemark/state-machines/task-run'
import { beforeEach, expect, test, vi } from 'vitest'
import { beginRun } from './begin-run.ts'
import type { RunInput } from './run.ts'

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
} satisfies Execution
const { task, thing, organization, config } = execution
const loading: TaskRunView = { kind: 'loading', offline: false }
const form = (more: Partial<Extract<TaskRunView, { kind: 'form' }>> = {}): TaskRunView => ({
  ...{ kind: 'form', task, thing, organization, widgets: config.widgets, answers: {}, files: {}, problems: [] },
  ...{ location: { state: 'unknown' }, submitting: false, offline: false },
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A run whose chart says what a test lets it say. */
const begin = (opened: OpenedRun | undefined, failures = 0) => {
  const shown: TaskRunView[] = []
  const heard: TaskRunEmitted[] = []
  const sent: TaskRunEvent[] = []
  let chart: RunInput | undefined
  let left = failures
  const kept: unknown[] = []
  const run = beginRun({
    token: 'a-link',
    api: '',
    open: () => ({
      opened: Promise.resolve(opened),
      runId: () => opened?.runId,
      fetch,
      keep: (_, answers) => kept.push(answers),
      hold: () => undefined,
      abandon: () => undefined,
    }),
    fetchChart: async () => {
      if (left > 0) {
        left -= 1
        throw new TypeError('away')
      }
      return {
        startRun: (input) => {
          chart = input
          return { send: (event) => sent.push(event), end: () => undefined }
        },
      }
    },
    show: (view) => shown.push(view),
    hear: (event) => heard.push(event),
  })
  const arrive = async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    if (!chart) throw new Error('The chart did not come.')
    return chart
  }
  return { run, shown, heard, sent, kept, arrive, last: () => shown.at(-1) }
}

test('the form is shown before the chart is there, which takes over all that was entered, in its order', async () => {
  const { run, heard, sent, kept, arrive, last } = begin({ runId: RUN, executionToken: 'its-token', execution })
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

  const chart = await arrive()
  chart.show(loading)
  chart.hear(started)
  expect([last()?.kind, heard.length, sent]).toEqual(['form', 1, []])
  chart.show(form())
  expect(sent).toEqual(events)
  expect(last()).toEqual(form({ answers: { note: 'wet' } }))

  const later: TaskRunEvent = { type: 'ANSWER', widgetId: 'note', value: 'dry' }
  run.send(later)
  expect(sent.at(-1)).toEqual(later)
  const begunAnew = form({ answers: { note: 'dry' } })
  chart.show(begunAnew)
  expect(last()).toEqual(begunAnew)
})

test('a run that can not be opened by the form alone is the chart’s from its beginning', async () => {
  const { run, shown, sent, arrive } = begin(undefined)
  const chart = await arrive()
  chart.show(loading)
  chart.show({ kind: 'failed', code: 'token_expired', retryable: true, offline: false })
  run.send({ type: 'RETRY' })
  expect(shown.map(({ kind }) => kind)).toEqual(['loading', 'failed'])
  expect(sent).toEqual([{ type: 'RETRY' }])
})

test('a chart that can not be fetched is fetched again, and nobody waits for a submit that was not made', async () => {
  const { run, shown, sent, arrive } = begin({ runId: RUN, executionToken: 'its-token', execution }, 2)
  await vi.advanceTimersByTimeAsync(0)
  const answer: TaskRunEvent = { type: 'ANSWER', widgetId: 'note', value: 'wet' }
  run.send(answer)
  run.send({ type: 'SUBMIT' })
  await vi.advanceTimersByTimeAsync(300)
  expect(shown.at(-1)).toMatchObject({ kind: 'form', submitting: false, failure: { code: 'network_unreachable' } })
  const chart = await arrive()
  chart.show(form())
  expect(sent).toEqual([answer])
})

test('without a form, that it could not be fetched is what there is to say', async () => {
  const { shown, arrive } = begin(undefined, 1)
  await arrive()
  expect(shown).toEqual([{ kind: 'failed', step: 'create', code: 'network_unreachable', retryable: true, offline: false }])
})
