import { expect, test } from 'vitest'
import type { RecordedAnswer } from '../schemas/index.ts'
import { createDecimalWriter } from './decimal-text.ts'
import type { PlaceAnswer } from './place.ts'
import { coordinatesText, type PlaceWords, readAnswerPlace } from './place-text.ts'

const english: PlaceWords = {
  say: (word, { degrees, latitude, longitude }) =>
    word === 'coordinates' ? `${latitude}, ${longitude}` : `${degrees}° ${word.charAt(0).toUpperCase()}`,
  number: createDecimalWriter('en'),
}

test.each<[[number, number], string]>([
  [[-75.7, 4.33], '4.33000°\u00a0N, 75.70000°\u00a0W'],
  [[11.57, -48.123456], '48.123456°\u00a0S, 11.57000°\u00a0E'],
  [[-4e-7, -0], '0.00000°\u00a0N, 0.0000004°\u00a0W'],
  [[0, 0], '0.00000°\u00a0N, 0.00000°\u00a0E'],
])('%j reads %s', (coordinates, text) => {
  expect(coordinatesText(coordinates, english)).toBe(text)
})

const location = { point: { type: 'Point' as const, coordinates: [-75.7, 4.33] as [number, number] }, pointAccuracy: 8 }
const known = [undefined, { point: location.point, place: 'Pijao, Quindío' }]

test.each<[string, Pick<RecordedAnswer, 'input' | 'value'>, PlaceAnswer | undefined]>([
  [
    'coordinates with the name of the place',
    { input: 'location', value: 'geo:4.33,-75.7;u=8' },
    { by: 'device', location: { ...location, place: 'Pijao, Quindío' } },
  ],
  [
    'coordinates without a name',
    { input: 'location', value: 'geo:4.34,-75.7;u=8' },
    { by: 'device', location: { ...location, point: { type: 'Point', coordinates: [-75.7, 4.34] } } },
  ],
  ['words', { input: 'location', value: 'Patio 3' }, { by: 'typed', typed: 'Patio 3' }],
  ['a reason', { input: 'location', value: 'skipped:private' }, { by: 'skipped', reason: 'private' }],
  ['no place: the question of an older record is not known', { value: 'skipped:other' }, undefined],
  ['no place: a text that looks like one', { input: 'text', value: 'geo:4.33,-75.7' }, undefined],
  ['no place: a number', { input: 'number', value: 4.33 }, undefined],
])('an answer tells %s', (_, answer, place) => {
  expect(readAnswerPlace(answer, known)).toEqual(place)
})
