import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReach, systemResolve } from '../../platform/outgoing/addresses.ts'
import { type Receiver, startReceiver } from '../../testing/receiver.ts'
import { fetchMedium } from './fetch-medium.ts'

const spoolFolder = join(tmpdir(), `tracemark-fetch-${process.pid}`)
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await rm(spoolFolder, { recursive: true, force: true })
})

const fetchFrom = (address: string, networks: string[] = []) =>
  fetchMedium(address, { getReach: createReach(networks), resolve: systemResolve, spoolFolder }, AbortSignal.timeout(5000))

test('a private address is not called, unless its network is allowed', async () => {
  receiver.answer(200)
  expect(await fetchFrom(receiver.url)).toBe('media_unreachable')
  expect(await fetchFrom('http://localhost:1/a.png')).toBe('media_unreachable')
  expect(receiver.received).toEqual([])
  expect(await fetchFrom(receiver.url, ['127.0.0.1/32'])).toMatchObject({ size: 0 })
  expect(receiver.received).toHaveLength(1)
})

test('a redirect is not followed, and nothing that is no file is kept', async () => {
  receiver.answer(302, { location: 'https://example.com/' })
  expect(await fetchFrom(receiver.url, ['127.0.0.1/32'])).toBe('media_unreachable')
  receiver.answer(200, { 'content-length': String(11 * 1024 * 1024) })
  expect(await fetchFrom(receiver.url, ['127.0.0.1/32'])).toBe('media_too_large')
  expect(await fetchFrom('no address')).toBe('media_unreachable')
})
