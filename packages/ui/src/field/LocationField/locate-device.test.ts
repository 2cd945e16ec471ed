import { expect, test, vi } from 'vitest'
import { createDeviceLocate, LocateError } from './locate-device.ts'

const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition']): Geolocation => ({
  getCurrentPosition,
  watchPosition: vi.fn(),
  clearWatch: vi.fn(),
})

const coords = { latitude: 4.60971, longitude: -74.08175, accuracy: 8.4 } as GeolocationCoordinates

test('a position becomes a location, longitude first', async () => {
  const locate = createDeviceLocate(geolocation((found) => found({ coords } as GeolocationPosition)))
  expect(await locate(new AbortController().signal)).toEqual({
    point: { type: 'Point', coordinates: [-74.08175, 4.60971] },
    pointAccuracy: 8,
  })
})

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
] as const)('code %i means %s', async (code, failure) => {
  const locate = createDeviceLocate(geolocation((_, fail) => fail?.({ code } as GeolocationPositionError)))
  await expect(locate(new AbortController().signal)).rejects.toEqual(new LocateError(failure))
})

test('a device without the sense is unavailable', async () => {
  await expect(createDeviceLocate(undefined)(new AbortController().signal)).rejects.toEqual(new LocateError('unavailable'))
})

test('once aborted, nothing is waited for', async () => {
  const abort = new AbortController()
  const found = createDeviceLocate(geolocation(() => undefined))(abort.signal)
  abort.abort(new Error('left'))
  await expect(found).rejects.toEqual(new Error('left'))
})
