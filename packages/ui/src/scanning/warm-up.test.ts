import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WARM_AFTER_MS, warmUp } from './warm-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const load = () => vi.fn(() => Promise.reject(new Error('no network')))

test('it loads once, late, and a failure hurts nobody', async () => {
  const loaded = load()
  warmUp(loaded, {})
  await vi.advanceTimersByTimeAsync(WARM_AFTER_MS - 1)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loaded).toHaveBeenCalledOnce()
})

test('a page that is left loads nothing, nor does one that saves data', async () => {
  const [left, saving] = [load(), load()]
  warmUp(left, {})()
  warmUp(saving, { saveData: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([left, saving].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
