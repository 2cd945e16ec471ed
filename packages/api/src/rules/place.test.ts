import { expect, test } from 'vitest'
import { type PlaceAnswer, readPlace, writePlace } from './place.ts'

const point = { type: 'Point' as const, coordinates: [-74.08175, 4.60971] as [number, number] }

test.each<[string, PlaceAnswer]>([
  ['geo:4.60971,-74.08175;u=12', { by: 'device', location: { point, pointAccuracy: 12 } }],
  ['geo:4.60971,-74.08175;u=3500;by=network', { by: 'network', location: { point, pointAccuracy: 3500 } }],
  ['geo:4.60971,-74.08175;by=typed', { by: 'typed', typed: '4.60971, -74.08175', location: { point } }],
  ['Patio 3', { by: 'typed', typed: 'Patio 3' }],
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
