import { createServerClock, serverClock } from '@tracemark/api/clock'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createTaskRunMachine } from '../task-run/task-run.actors.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { created, execution, location, RUN_ID, result } from '../testing/task-run-fixture.ts'
import { reportNow, sentReport } from './run-report.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const DAY_S = 86_400
/** How wrong devices were in the field, in seconds; the last one stood at the second day of 1970. */
const offsets = [3 * DAY_S, -3 * DAY_S, 365 * DAY_S, 600, -600, DAY_S - NOON / 1_000]

/** A device with a clock of its own, as the page's clock hears of the server's. */
const holdDevice = (offset: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + offset * 1_000 })
  const clock = createServerClock({ elapsed: () => 0 })
  vi.spyOn(serverClock, 'now').mockImplementation(clock.now)
  vi.spyOn(serverClock, 'date').mockImplementation(clock.date)
  vi.spyOn(serverClock, 'ahead').mockImplementation(clock.ahead)
  vi.spyOn(serverClock, 'listen').mockImplementation(clock.listen)
  return clock
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const path = `/core/executions/${RUN_ID}`

test.each(offsets)('a run that is opened and sent while connected occurs now, by a clock that is %d s ahead too', async (offset) => {
  holdDevice(offset)
  const { client, seen } = createFakeServer(
    {
      'POST /core/executions': created,
      [`GET ${path}`]: { id: RUN_ID, execution },
      [`PATCH ${path}`]: { id: RUN_ID, execution },
      [`POST ${path}/process`]: result,
      [`POST ${path}/complete`]: result,
    },
    { date: new Date(NOON).toUTCString() },
  )
  const machine = createTaskRunMachine({
    client,
    locate: async () => location,
    locateByNetwork: async () => location,
    listenToConnection: () => () => undefined,
  })
  const actor = createActor(machine, { input: { token: 'link-token', runId: RUN_ID, answers: { weight: 4 } } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ run: 'filling', location: 'known' }))
  actor.send({ type: 'SUBMIT' })
  await waitFor(actor, (one) => one.matches({ run: 'done' }))
  actor.stop()
  expect(seen.find(({ call }) => call === `PATCH ${path}`)?.body).toMatchObject({
    metadata: { reportedDate: '2026-03-02T12:00:00.000Z', clockOffset: offset },
  })
})

test.each(offsets)('a run without a network is corrected when it is sent, by a clock that is %d s ahead', (offset) => {
  const clock = holdDevice(offset)
  const report = reportNow()
  expect(report).toEqual({ reportedDate: new Date(NOON + offset * 1_000).toISOString(), clockAhead: undefined })
  vi.setSystemTime(NOON + (offset + 7_200) * 1_000)
  clock.hear(NOON + 7_200_000)
  expect(sentReport(report)).toEqual({ reportedDate: '2026-03-02T12:00:00.000Z', clockOffset: offset })
})

test('a clock that is set right between submitting and sending changes nothing of what was corrected', () => {
  const clock = holdDevice(3 * DAY_S)
  clock.hear(NOON)
  const report = reportNow()
  vi.setSystemTime(NOON + 60_000)
  clock.hear(NOON + 60_000)
  expect(sentReport(report)).toEqual({ reportedDate: '2026-03-02T12:00:00.000Z', clockOffset: 3 * DAY_S })
})

test('an inaccuracy of seconds is not worth a note', () => {
  const clock = holdDevice(40)
  clock.hear(NOON)
  expect(sentReport(reportNow())).toEqual({ reportedDate: '2026-03-02T12:00:00.000Z' })
})
