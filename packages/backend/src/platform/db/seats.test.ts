import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Seats } from './seats.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const worker = { name: 'worker-1:5432', max: 2 }
const one = [worker, { name: 'organization 101', max: 1 }]
const other = [worker, { name: 'organization 102', max: 1 }]

test('whoever finds no seat has the first that is left and can be had', async () => {
  const seats = new Seats()
  const order: string[] = []
  const leave = await seats.take(one)
  const second = seats.take(one).then((left) => {
    order.push('101 again')
    return left
  })
  const leaveOther = await seats.take(other)
  const third = seats.take(other).then(() => order.push('102 again'))
  leaveOther()
  await third
  expect(order).toEqual(['102 again'])
  leave()
  await second
  expect(order).toEqual(['102 again', '101 again'])
})

test('whoever waits too long is refused, and takes no seat later', async () => {
  const seats = new Seats(1_000)
  const leave = await seats.take(one)
  const refused = expect(seats.take(one)).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
    cause: { message: 'All connections for organization 101 were busy for 1000 ms.' },
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  leave()
  expect(await seats.take(one)).toBeTypeOf('function')
})
