import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from './log.ts'
import { createLoop } from './loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const createRun = () => {
  const logged: string[] = []
  const log = { ...silentLog, error: (_fields: unknown, message: string) => logged.push(message) }
  const ends: ((failure?: Error) => void)[] = []
  const run = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()))
    })
  const loop = createLoop(run, { log, failure: 'It failed.', everyMs: 1_000, firstMs: 10 })
  /** Ends the run under way. */
  const end = async (failure?: Error) => {
    ends.at(-1)?.(failure)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { loop, end, logged, countRuns: () => ends.length }
}

test('the next run comes after the end of the one before, a failed one, too', async () => {
  const { loop, end, logged, countRuns } = createRun()
  loop.start()
  await vi.advanceTimersByTimeAsync(9)
  expect(countRuns()).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(countRuns()).toBe(1)
  await end(new Error('The database cannot be reached.'))
  expect(logged).toEqual(['It failed.'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(countRuns()).toBe(2)
})

test('waking brings the next run forward, but neither a second one beside it nor one before the start', async () => {
  const { loop, end, countRuns } = createRun()
  loop.wake()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(countRuns()).toBe(0)
  loop.start()
  await vi.advanceTimersByTimeAsync(10)
  loop.wake()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(countRuns()).toBe(1)
  await end()
  loop.wake()
  await vi.advanceTimersByTimeAsync(50)
  expect(countRuns()).toBe(2)
})

test('stopping waits for what is under way, and nothing comes after', async () => {
  const { loop, end, countRuns } = createRun()
  loop.start()
  await vi.advanceTimersByTimeAsync(10)
  let isStopped = false
  const stopped = loop.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  await end()
  await stopped
  await vi.advanceTimersByTimeAsync(5_000)
  expect(countRuns()).toBe(1)
})
