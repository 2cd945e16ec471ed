import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeLine } from '../schemas/take-text.ts'
import { type PlaceAnswer, readPlace, writePlace } from './place.ts'

const point = { type: 'Point' as const, coordinates: [-74.08175, 4.60971] as [number, number] }

test.each<[string, PlaceAnswer]>([
  ['geo:4.60971,-74.08175;u=12', { by: 'device', location: { point, pointAccuracy: 12 } }],
  ['geo:4.60971,-74.08175;u=3500;by=network', { by: 'network', location: { point, pointAccuracy: 3500 } }],
  ['geo:4.60971,-74.08175;by=typed', { by: 'typed', typed: '4.60971, -74.08175', location: { point } }],
  ['Patio 3', { by: 'typed', typed: 'Patio 3' }],
  ['typed:skipped: no signal', { by: 'typed', typed: 'skipped: no signal' }],
  ['typed:geo:Accra', { by: 'typed', typed: 'geo:Accra' }],
  ['typed:typed: twice', { by: 'typed', typed: 'typed: twice' }],
  ['skipped:private', { by: 'skipped', reason: 'private' }],
])('%s is written and read', (text, answer) => {
  expect(readPlace(text)).toEqual(answer)
  expect(writePlace(answer)).toBe(text)
})

test('no more figures are kept than a centimetre has', () => {
  const location = { point: { ...point, coordinates: [-74.081750000001, 4.60971] as [number, number] }, pointAccuracy: 11.6 }
  expect(writePlace({ by: 'device', location })).toBe('geo:4.60971,-74.08175;u=12')
})

test.each(['', ' ', 'geo:', 'geo:91,0', 'geo:0,181', 'geo:4,5;by=somebody', 'skipped:', 'skipped:weather'])('%j is no place', (text) => {
  expect(readPlace(text)).toBeUndefined()
})

test.each([
  [4e-7, 36.8, 4, 'geo:0.0000004,36.8;u=4'],
  [-5e-7, 36.8, 5, 'geo:-0.0000005,36.8;u=5'],
  [51.4779, 9.4e-7, 3, 'geo:51.4779,0.0000009;u=3'],
  [4e-8, -4e-8, 3, 'geo:0,0;u=3'],
  [0, -0, 4, 'geo:0,0;u=4'],
  [-16.5, 179.99999999, 65000, 'geo:-16.5,180;u=65000'],
  [-16.5, -179.99999999, 65000, 'geo:-16.5,180;u=65000'],
  [2, 1, 1e21, 'geo:2,1;u=1000000000000000000000'],
  [2, 1, 1e-9, 'geo:2,1;u=0'],
  [2, 1, Number.POSITIVE_INFINITY, 'geo:2,1'],
  [10, 100, 20, 'geo:10,100;u=20'],
])('%d, %d within %d m is %s', (latitude, longitude, pointAccuracy, text) => {
  const written = writePlace({ by: 'device', location: { point: { type: 'Point', coordinates: [longitude, latitude] }, pointAccuracy } })
  expect(written).toBe(text)
  expect(readPlace(written)).toMatchObject({ by: 'device' })
})

test('an address with exponents, as runs of earlier versions hold it, is read', () => {
  expect(readPlace('geo:4e-7,-9.4e-7;u=1e+21')).toEqual({
    by: 'device',
    location: { point: { type: 'Point', coordinates: [-9.4e-7, 4e-7] }, pointAccuracy: 1e21 },
  })
})

const degrees = (limit: number) =>
  fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
    fc.constantFrom(-limit, limit, -0, 0, limit - 1e-9, 1e-9 - limit),
  )
const locations = fc.record({
  point: fc.record({ type: fc.constant('Point' as const), coordinates: fc.tuple(degrees(180), degrees(90)) }),
  pointAccuracy: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
})
const places: fc.Arbitrary<PlaceAnswer> = fc.oneof(
  fc.record({ by: fc.constantFrom('device' as const, 'network' as const), location: locations }),
  fc.record({ by: fc.constant('typed' as const), typed: fc.string(), location: locations }),
  fc.record({
    by: fc.constant('typed' as const),
    typed: fc
      .tuple(fc.constantFrom('', 'geo:', 'geo:1,2', 'skipped:', 'skipped:private', 'typed:'), fc.string({ unit: 'binary' }))
      .map((parts) => parts.join(''))
      .filter((text) => takeLine(text) !== ''),
  }),
  fc.record({ by: fc.constant('skipped' as const), reason: fc.constantFrom('not_found' as const, 'elsewhere', 'private', 'other') }),
)

const getLocation = (answer: PlaceAnswer | undefined) => (answer && 'location' in answer ? answer.location : undefined)
/** Half a turn east is half a turn west. */
const angleBetween = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))

test('every place that is written is read again, to the centimetre, and writes itself the same', () => {
  fc.assert(
    fc.property(places, (place) => {
      const text = writePlace(place)
      const back = readPlace(text)
      expect(back?.by).toBe(place.by)
      expect(back && writePlace(back)).toBe(text)
      const [before, after] = [getLocation(place), getLocation(back)]
      if (!before) expect(back).toEqual(place.by === 'typed' ? { by: 'typed', typed: takeLine(place.typed) } : place)
      else {
        expect(text).toMatch(/^geo:-?\d+(\.\d{1,7})?,-?\d+(\.\d{1,7})?(;u=\d+)?(;by=[a-z]+)?$/)
        expect(after?.pointAccuracy).toBe(Math.round(before.pointAccuracy ?? 0))
        for (const half of [0, 1] as const)
          expect(angleBetween(after?.point.coordinates[half] ?? NaN, before.point.coordinates[half])).toBeLessThan(5.1e-8)
      }
    }),
    { numRuns: 2_000 },
  )
})
