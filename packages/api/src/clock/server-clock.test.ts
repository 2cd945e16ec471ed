import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const MINUTE = 60_000

/** A device whose clock is ahead of the true time, which can sleep, and whose clock can be set. */
const createDevice = (ahead: number, entries = new Map<string, string>()) => {
  let time = NOON
  let elapsed = 5_000
  let offset = ahead
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const openPage = () => {
    const clock = createServerClock({ device: () => Math.floor(time + offset), elapsed: () => elapsed })
    clock.keepIn(storage)
    return clock
  }
  return {
    openPage,
    answer: async (clock: ReturnType<typeof createServerClock>, headers: HeadersInit = { date: new Date(time).toUTCString() }) => {
      await clock.listen(async () => new Response('', { headers }))('/')
    },
    time: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds
      elapsed += milliseconds
    },
    sleep: (milliseconds: number) => {
      time += milliseconds
    },
    set: (next: number) => {
      offset = next
    },
  }
}

test('until an answer has told the time, the device is believed', () => {
  const device = createDevice(10 * MINUTE)
  const clock = device.openPage()
  expect([clock.now(), clock.ahead()]).toEqual([NOON + 10 * MINUTE, undefined])
})

test.each<HeadersInit>([{}, { date: '' }, { date: 'tomorrow' }])('an answer with %j tells nothing', async (headers) => {
  const device = createDevice(10 * MINUTE)
  const clock = device.openPage()
  await device.answer(clock, headers)
  expect(clock.ahead()).toBeUndefined()
})

test('whatever the clock of the device says, the time is the one of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -(NOON - 86_400_000), max: 40 * 365 * 86_400_000 }),
      fc.nat({ max: 86_400_000 }),
      async (ahead, passed) => {
        const device = createDevice(ahead)
        const clock = device.openPage()
        await device.answer(clock)
        device.pass(passed)
        expect([clock.now(), clock.ahead()]).toEqual([device.time(), ahead])
      },
    ),
  )
})

test('the time is whole milliseconds, as whatever keeps one takes it', async () => {
  const device = createDevice(0)
  const clock = device.openPage()
  await device.answer(clock)
  const times = [0.25, 0.5, 0.75, 0.5].map((milliseconds) => {
    device.pass(milliseconds)
    return clock.now() - NOON
  })
  expect(times).toEqual([0, 0, 1, 2])
})

test('the time goes on while the device sleeps, and where its clock is set back', async () => {
  const device = createDevice(3 * MINUTE)
  const clock = device.openPage()
  await device.answer(clock)
  device.sleep(60 * MINUTE)
  expect(clock.now()).toBe(device.time())
  await device.answer(clock)
  device.pass(MINUTE)
  device.set(-600 * MINUTE)
  expect([clock.now(), clock.ahead()]).toEqual([device.time(), -600 * MINUTE])
})

test('a clock that is set is found out with the next answer, and that is told', async () => {
  const device = createDevice(0)
  const clock = device.openPage()
  const told: unknown[] = []
  clock.subscribe(() => told.push(clock.wrongBy()))
  await device.answer(clock)
  await device.answer(clock)
  device.set(600 * MINUTE)
  await device.answer(clock)
  expect([told, clock.now()]).toEqual([[undefined, 600 * MINUTE], NOON])
  device.set(-600 * MINUTE)
  await device.answer(clock)
  device.set(4 * MINUTE)
  await device.answer(clock)
  expect(told).toEqual([undefined, 600 * MINUTE, -600 * MINUTE, undefined])
})

test('the next page begins with what this one knew, and says nothing of it before it has heard an answer', async () => {
  const device = createDevice(-7 * MINUTE)
  const first = device.openPage()
  await device.answer(first)
  device.pass(MINUTE)
  const second = device.openPage()
  expect([second.now(), second.ahead()]).toEqual([device.time(), undefined])
})

test.each(['', '"x"', '1e999', 'null'])('what is kept as %j is passed over', (kept) => {
  const device = createDevice(MINUTE, new Map([['tracemark.clock', kept]]))
  expect(device.openPage().now()).toBe(NOON + MINUTE)
})

test('the time of another server counts only until ours tells its own', async () => {
  const device = createDevice(20 * MINUTE)
  const clock = device.openPage()
  clock.hint(NOON + MINUTE)
  expect(clock.ahead()).toBe(19 * MINUTE)
  await device.answer(clock)
  clock.hint(NOON + MINUTE)
  expect(clock.ahead()).toBe(20 * MINUTE)
})
