import { expect, test } from 'vitest'
import { readOnDevice } from './on-device.ts'

const read = (countWaiting: () => Promise<number>, countDownloaded: () => Promise<number>) => {
  const warnings: string[] = []
  const logger = { warn: (text: string) => void warnings.push(text) }
  return readOnDevice({ countWaiting, countDownloaded, logger }).then((found) => ({ found, warnings }))
}
const count = (number: number) => async () => number
const blocked = () => Promise.reject(new Error('blocked'))

test('who leaves nothing on the device is asked nothing', async () => {
  expect(await read(count(0), count(0))).toEqual({ found: undefined, warnings: [] })
})

test('records to send and downloaded places are asked about', async () => {
  expect((await read(count(1), count(0))).found).toEqual({ waiting: 1, places: 0 })
  expect((await read(count(0), count(3))).found).toEqual({ waiting: 0, places: 3 })
})

test('a device that can not be read holds nobody back', async () => {
  const warning = 'What this device keeps could not be read.'
  expect(await read(blocked, count(2))).toEqual({ found: { waiting: 0, places: 2 }, warnings: [warning] })
  expect(await read(blocked, blocked)).toEqual({ found: undefined, warnings: [warning, warning] })
})
