import type { InteractionDetail } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { readCoordinates, toChange, toCorrection } from './correction.ts'

const point = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] })
const reportedLocation = { point: point(-75.7, 4.3), place: 'Pijao, Quindío' }
const recordLocation = { point: point(-75.703, 4.3351), pointAccuracy: 8 }
const ids = { element: '01939f00-0000-7000-8000-000000001301', other: '01939f00-0000-7000-8000-000000001302' }
const interaction = {
  classification: 'alert',
  reportedDate: '2026-11-20T09:20:00Z',
  reportedLocation,
  recordLocation,
  valueChainElement: { id: ids.element, name: 'Drying patio', valueChainName: 'Coffee' },
} as InteractionDetail
const before = toCorrection(interaction)

test('a correction begins with what stands there', () => {
  expect(before).toEqual({
    classification: 'alert',
    valueChainElementId: ids.element,
    reportedDate: '2026-11-20T09:20:00Z',
    place: 'kept',
    reason: '',
  })
})

test.each([
  ['nothing', {}, {}],
  ['its classification', { classification: 'warning' as const }, { classification: 'warning' }],
  ['its element', { valueChainElementId: ids.other }, { valueChainElementId: ids.other }],
  ['its element, to none', { valueChainElementId: '' }, { valueChainElementId: null }],
  ['when it occurred', { reportedDate: '2026-11-20T08:00:00Z' }, { reportedDate: '2026-11-20T08:00:00Z' }],
  ['its place, to where the device was', { place: 'recorded' as const }, { reportedLocation: recordLocation }],
  ['its place, to none', { place: 'none' as const }, { reportedLocation: null }],
  [
    'its place, to other coordinates',
    { place: 'other' as const, coordinates: '4.5, -75.25', placeName: 'Weighbridge' },
    { reportedLocation: { point: point(-75.25, 4.5), place: 'Weighbridge' } },
  ],
])('a correction of %s is that change, and its reason', (_, values, change) => {
  expect(toChange({ ...before, ...values, reason: 'Seen on site' }, before, interaction)).toEqual({ ...change, reason: 'Seen on site' })
})

test.each([
  ['4.33510, -75.70300', [-75.703, 4.3351]],
  [' 4.3351 -75.703 ', [-75.703, 4.3351]],
  ['−33.4;+18', [18, -33.4]],
  ['-90,180', [180, -90]],
])('"%s" is read as coordinates', (text, coordinates) => {
  expect(readCoordinates(text)).toEqual(coordinates)
})

test.each(['', '4.3', '91, 0', '0, 181', '4.3; x', '4,3 -75,7', '1e3, 4'])('"%s" is no coordinates', (text) => {
  expect(readCoordinates(text)).toBeUndefined()
})
