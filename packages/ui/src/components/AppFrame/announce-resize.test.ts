import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceResize } from './announce-resize.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const listen = () => {
  const target = new EventTarget()
  const heard: number[] = []
  target.addEventListener('resize', () => heard.push(Date.now()))
  return { target, heard }
}

test('a resize is announced every 180 ms for one second', () => {
  const { target, heard } = listen()
  announceResize(target)
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([180, 360, 540, 720, 900])
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever stops it hears no more', () => {
  const { target, heard } = listen()
  const stop = announceResize(target)
  vi.advanceTimersByTime(400)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([180, 360])
  expect(vi.getTimerCount()).toBe(0)
})
