import { expect, test } from 'vitest'
import { createWakeListener } from '../shared/wake.ts'
import { createConnectionListener } from './connection.ts'
import { createDeviceLocator } from './device-location.ts'
import { LOCATION_MAXIMUM_AGE_MS, LOCATION_TIMEOUT_MS } from './location/location.constants.ts'
import { createNetworkLocator } from './network-location.ts'

const createPage = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const page = Object.assign(new EventTarget(), { document, navigator: { onLine: true } })
  return { page: page as unknown as Window & typeof page, document }
}

test('the connection is told at once, then at each change, until stopped', () => {
  const { page } = createPage()
  const told: boolean[] = []
  const stop = createConnectionListener(page)((isOnline) => told.push(isOnline))
  page.dispatchEvent(new Event('offline'))
  page.dispatchEvent(new Event('online'))
  stop()
  page.dispatchEvent(new Event('offline'))
  expect(told).toEqual([true, false, true])
})

test('a page wakes when it is shown, gets the focus, comes back from the history, or is online again', () => {
  const { page, document } = createPage()
  let wakes = 0
  const stop = createWakeListener(page)(() => {
    wakes += 1
  })
  const happen = (target: EventTarget, type: string, properties = {}) => {
    target.dispatchEvent(Object.assign(new Event(type), properties))
    return wakes
  }
  expect(happen(document, 'visibilitychange')).toBe(0)
  document.visibilityState = 'visible'
  expect(happen(document, 'visibilitychange')).toBe(1)
  expect(happen(page, 'pageshow', { persisted: false })).toBe(1)
  expect(happen(page, 'pageshow', { persisted: true })).toBe(2)
  expect(happen(page, 'online')).toBe(3)
  expect(happen(page, 'focus')).toBe(4)
  stop()
  expect(happen(page, 'online')).toBe(4)
})

const geolocation = (answer: (found: PositionCallback, lost: PositionErrorCallback, options: PositionOptions) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation
const position = (longitude: number) => ({ coords: { longitude, latitude: -13.1, accuracy: 12 } }) as GeolocationPosition

test('the device tells longitude first, and how exact it is', async () => {
  const asked: unknown[] = []
  const locate = createDeviceLocator(
    geolocation((found, _, options) => {
      asked.push(options)
      found(position(-72.5))
    }),
  )
  expect(await locate()).toEqual({ point: { type: 'Point', coordinates: [-72.5, -13.1] }, pointAccuracy: 12 })
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_MAXIMUM_AGE_MS }])
})

test.each([
  ['is missing', undefined],
  ['refuses', geolocation((_, lost) => lost({ code: 1 } as GeolocationPositionError))],
  ['tells nonsense', geolocation((found) => found(position(Number.NaN)))],
])('a device whose location %s rejects', async (_, device) => {
  await expect(createDeviceLocator(device)()).rejects.toBeDefined()
})

test('the fallback service is asked by address alone, and must answer with a place', async () => {
  const sent: unknown[] = []
  const ask = (answer: unknown) =>
    createNetworkLocator(
      async () => 'https://maps.example/geolocate',
      async (...request) => {
        sent.push(request)
        return Response.json(answer)
      },
    )(new AbortController().signal)
  expect(await ask({ location: { lat: 4.6, lng: -74.1 }, accuracy: 3500 })).toEqual({
    point: { type: 'Point', coordinates: [-74.1, 4.6] },
    pointAccuracy: 3500,
  })
  expect(sent).toMatchObject([['https://maps.example/geolocate', { method: 'POST', body: '{"considerIp":true}', credentials: 'omit' }]])
  await expect(ask({ error: 'no' })).rejects.toThrow()
  await expect(createNetworkLocator(async () => undefined)(new AbortController().signal)).rejects.toThrow('No service is configured')
})
